import { PassThrough } from 'node:stream';
import type { ReviewAnswer, Reviewer, ReviewQuestion } from '../../tools/locales/review-language';
import { terminalReviewer } from '../../tools/locales/terminal-reviewer';
import type { Text } from '../../tools/locales/texts';
import { localesCopy } from '../support/locales-copy';

const answers: ReviewAnswer[] = [];
const words: string[] = [];
const asked: ReviewQuestion[] = [];
const issues: (string | undefined)[] = [];
beforeEach(() => {
  for (const list of [answers, words, asked, issues]) list.length = 0;
});

/** A person who gives the answers, one after another, and then stops. */
const person: Reviewer = {
  judge: async (question) => {
    asked.push(question);
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
  const copy = localesCopy(person);
  const stateOf = async (id: string) =>
    String(JSON.parse(await copy.read('locales/review/de.json'))[id]).split(' ')[0];

  it('shows English, translation, note and how far it is', async () => {
    await copy.run('review', 'de', 'error');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ number: 1, of: 2 });
    expect(asked[0]?.text.english).toBe('Unexpected Application Error!');
    expect(asked[0]?.text.translation).toBe('Unerwarteter Anwendungsfehler!');
    expect(asked[0]?.note).toContain('search results');
  });

  it('writes each answer down at once', async () => {
    answers.push('right', 'skip', 'right', 'quit', 'right');
    expect((await copy.run('review', 'de', 'error')).output).toBe('de: 1 reviewed, 1 left.');
    expect(await stateOf('error:meta.title')).toBe('reviewed');
    expect(await stateOf('error:meta.description')).toBe('draft');
  });

  it('writes better words into the message file', async () => {
    answers.push('edit');
    words.push('Unerwarteter Fehler!');
    await copy.run('review', 'de', 'error');
    expect(await copy.read('locales/de/error.json')).toContain('"title": "Unerwarteter Fehler!"');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('does not take words that break a rule for right', async () => {
    answers.push('right');
    words.push('Fehler');
    await copy.replace('locales/de/error.json', '"Unerwarteter', '"5 unerwartete');
    await copy.run('review', 'de', 'error');
    expect(issues).toEqual([expect.stringContaining('holds the digit 5')]);
  });

  it('keeps what was answered before an interruption', async () => {
    answers.push('right', 'edit');
    const { output, failed } = await copy.run('review', 'de', 'error');
    expect(failed).toBe(true);
    expect(output).toContain('The keyboard was interrupted.');
    expect(await stateOf('error:meta.title')).toBe('reviewed');
  });

  it('takes an answer back: words, state and list of languages are as before', async () => {
    answers.push('edit', 'back', 'quit');
    words.push('Unerwarteter Fehler');
    const before = await copy.everything();
    expect((await copy.run('review', 'de', 'error')).output).toBe('de: 0 reviewed, 2 left.');
    expect(asked.map(({ number }) => number)).toEqual([1, 2, 1]);
    expect(await copy.everything()).toEqual(before);
  });

  it('ends staleness', async () => {
    answers.push('right', 'right');
    await copy.replace('locales/en/error.json', 'Unexpected Application', 'Unforeseen Application');
    expect((await copy.run('check', 'de')).output).toContain('1 stale');
    await copy.run('review', 'de', 'error');
    expect(asked.map(({ text }) => text.state)).toEqual(['stale', 'draft']);
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it('does not ask twice about what is reviewed, and at the end calls the language reviewed', async () => {
    answers.push('right', 'right');
    const file = 'locales/review/de.json';
    const text = await copy.read(file);
    await copy.write(file, text.replace(/^(?! {2}"error:)(.*)"draft /gm, '$1"reviewed '));
    await copy.run('review', 'de');
    expect(asked.map(({ text: { id } }) => id)).toEqual([
      'error:meta.title',
      'error:meta.description',
    ]);
    expect(JSON.parse(await copy.read('src/content/published.json')).de).toBe('reviewed');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });
});

describe('On the terminal', () => {
  /** Keys pressed one after another, each when the question is drawn. */
  async function pressed<Answer>(
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
    ['leaves the text for later', [], 'skip'],
    ['after two times up calls it right', [up, up], 'right'],
    ['after one time down goes back', [down], 'back'],
  ])('Enter %s', async (_what, keys, answer) => {
    await expect(pressed(judge, [...keys, '\r'])).resolves.toBe(answer);
  });

  it('asks again until the words break no rule, which begin with those that stand there', async () => {
    const issueOf = (found: string) => (found.endsWith('!') ? 'is loud' : undefined);
    const edit = (reviewer: Reviewer) => reviewer.edit('Gratis beginnen', issueOf);
    await expect(pressed(edit, ['!', '\r', '\u007F', '\r'])).resolves.toBe('Gratis beginnen');
    await expect(pressed(edit, [clear, ' u\u0308ber  ', '\r'])).resolves.toBe('über');
  });
});
