import { PassThrough } from 'node:stream';
import type { ReviewAnswer, Reviewer, ReviewQuestion } from '../../tools/locales/review-language';
import { terminalReviewer } from '../../tools/locales/terminal-reviewer';
import type { Text } from '../../tools/locales/texts';
import { localesCopy } from '../support/locales-copy';

const answers: ReviewAnswer[] = [];
const words: string[] = [];
const questions: ReviewQuestion[] = [];
const issues: (string | undefined)[] = [];
beforeEach(() => {
  for (const list of [answers, words, questions, issues]) list.length = 0;
});

/** Gives the answers one after another, and then stops. */
const reviewer: Reviewer = {
  judge: async (question) => {
    questions.push(question);
    return answers.shift() ?? 'quit';
  },
  edit: async (translation, issueOf) => {
    issues.push(issueOf(translation));
    const answer = words.shift();
    if (answer === undefined) throw new Error('The keyboard was interrupted.');
    return answer;
  },
};

describe('A review', () => {
  const copy = localesCopy(reviewer);
  const stateOf = async (id: string) =>
    String(JSON.parse(await copy.read('locales/review/de.json'))[id]).split(' ')[0];

  it('shows the English text, the translation, the note and the progress', async () => {
    await copy.run('review', 'de', 'error');
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ number: 1, of: 2 });
    expect(questions[0]?.text.english).toBe('Unexpected Application Error!');
    expect(questions[0]?.text.translation).toBe('Unerwarteter Anwendungsfehler!');
    expect(questions[0]?.note).toContain('search results');
  });

  it('saves each answer, and leaves a skipped text a draft', async () => {
    answers.push('right', 'skip', 'right', 'quit', 'right');
    expect((await copy.run('review', 'de', 'error')).output).toBe('de: 1 reviewed, 1 left.');
    expect(await stateOf('error:meta.title')).toBe('reviewed');
    expect(await stateOf('error:meta.description')).toBe('draft');
  });

  it('writes an edited text into the message file', async () => {
    answers.push('edit');
    words.push('Unerwarteter Fehler!');
    await copy.run('review', 'de', 'error');
    expect(await copy.read('locales/de/error.json')).toContain('"title": "Unerwarteter Fehler!"');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('asks for another text if one that breaks a rule is called right', async () => {
    answers.push('right');
    words.push('Fehler');
    await copy.replace('locales/de/error.json', '"Unerwarteter', '"5 unerwartete');
    await copy.run('review', 'de', 'error');
    expect(issues).toEqual([expect.stringContaining('contains the digit 5')]);
  });

  it('saves answers at once, so that an interruption loses none', async () => {
    answers.push('right', 'edit');
    const { output, failed } = await copy.run('review', 'de', 'error');
    expect(failed).toBe(true);
    expect(output).toContain('The keyboard was interrupted.');
    expect(await stateOf('error:meta.title')).toBe('reviewed');
  });

  it('undoes an answer: text, state and list of languages are as before', async () => {
    answers.push('edit', 'back', 'quit');
    words.push('Unerwarteter Fehler');
    const before = await copy.readAll();
    expect((await copy.run('review', 'de', 'error')).output).toBe('de: 0 reviewed, 2 left.');
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 1]);
    expect(await copy.readAll()).toEqual(before);
  });

  it('ends staleness', async () => {
    answers.push('right', 'right');
    await copy.replace('locales/en/error.json', 'Unexpected Application', 'Unforeseen Application');
    expect((await copy.run('check', 'de')).output).toContain('1 stale');
    await copy.run('review', 'de', 'error');
    expect(questions.map(({ text }) => text.state)).toEqual(['stale', 'draft']);
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('does not ask about reviewed texts, and at the end makes the language reviewed', async () => {
    answers.push('right', 'right');
    const file = 'locales/review/de.json';
    const text = await copy.read(file);
    await copy.write(file, text.replace(/^(?! {2}"error:)(.*)"draft /gm, '$1"reviewed '));
    await copy.run('review', 'de');
    expect(questions.map(({ text: { id } }) => id)).toEqual([
      'error:meta.title',
      'error:meta.description',
    ]);
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });
});

describe('On the terminal', () => {
  /** Presses keys one after another, once the question is shown. */
  async function press<Answer>(
    ask: (reviewer: Reviewer) => Promise<Answer>,
    keys: readonly string[],
  ): Promise<Answer> {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    const answer = ask(terminalReviewer({ input: stdin, output: stdout.resume() }));
    for (const key of keys) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      stdin.write(key);
    }
    return answer;
  }
  const text = { id: 'home:hero.start', state: 'draft' } as Text;
  const judge = (reviewer: Reviewer) => reviewer.judge({ text, note: '', number: 2, of: 3 });
  const [up, down, clear] = ['\u001B[A', '\u001B[B', '\u0015'];

  it.each([
    ['skips the text', [], 'skip'],
    ['after pressing Up twice calls it right', [up, up], 'right'],
    ['after pressing Down once goes back', [down], 'back'],
  ])('Enter %s', async (_what, keys, answer) => {
    await expect(press(judge, [...keys, '\r'])).resolves.toBe(answer);
  });

  it('asks for a text, starting with the present one, until it breaks no rule', async () => {
    const issueOf = (translation: string) => (translation.endsWith('!') ? 'is loud' : undefined);
    const edit = (reviewer: Reviewer) => reviewer.edit('Gratis beginnen', issueOf);
    await expect(press(edit, ['!', '\r', '\u007F', '\r'])).resolves.toBe('Gratis beginnen');
    await expect(press(edit, [clear, ' u\u0308ber  ', '\r'])).resolves.toBe('über');
  });
});
