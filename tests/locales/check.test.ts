import { checkWorkshop } from '../../tools/locales/check-workshop';
import type { LocaleFinding, RuleName } from '../../tools/locales/locale-finding';
import { printedFinding } from '../../tools/locales/print';
import { readWorkshop } from '../../tools/locales/workshop';
import { workshopCopy } from '../support/workshop-copy';

const copy = workshopCopy({ judge: async () => 'right', edit: async (words) => words });

/** Findings that say what a translator still has to do; the site works without. */
const workLeft: readonly RuleName[] = ['stale', 'not-begun', 'same-as-english', 'glossary'];

const home = 'locales/de/home.json';
const list = 'locales/same-as-english.json';
const glossary = 'locales/glossary.json';
const record = 'locales/review/de.json';
const start = '"start": "Kostenlos starten"';

describe('The check of the real files', () => {
  it('finds nothing but work that is left, so that English can be edited at any time', async () => {
    const findings = await checkWorkshop(await readWorkshop('.'));
    const place = ({ file, key }: LocaleFinding) => `${file} ${key}`;
    const left = new Set(findings.filter(({ rule }) => workLeft.includes(rule)).map(place));
    const others = findings.filter((finding) => !left.has(place(finding)));
    expect(others.map(printedFinding)).toEqual([]);
  });
});

describe('The check finds', () => {
  it.each<[what: string, file: string, before: string, after: string, finding: string | RegExp]>([
    // What every text is held against is proved in tests/content/messages-check.test.ts.
    [
      'a text that breaks a page',
      home,
      start,
      '"start": ""',
      /home\.json:\d+:\d+ .*start: is empty/,
    ],
    ['the English words', home, start, '"start": "Start Free"', 'is the same as in English'],
    ['new words', home, start, '"start": "Los"', /is new or has changed.*-- record de/],
    [
      'too many words',
      home,
      start,
      `"start": "${'Los '.repeat(9)}"`,
      'has 36 characters, and there is room for 24',
    ],
    [
      'half a translation',
      home,
      'Stellen Sie eine Frage.',
      'Bitte: Ask one question.',
      'holds a sentence that is still English: “Ask one question.”',
    ],
    [
      'a word that the glossary wants, with its signs as they stand',
      glossary,
      '"Prompt*"',
      '"KI-Prompt* (neu)"',
      'steps.ask.text: does not hold the glossary\'s word for "prompt": KI-Prompt* (neu)',
    ],
    [
      'a word that the glossary forbids',
      home,
      'mit den Credits',
      'mit den Guthaben',
      'says "Guthaben*" for "credit"',
    ],
    [
      'line ends of Windows',
      home,
      '{\n',
      '{\r\n',
      'has the line ends of Windows (CRLF). Run "npm run format".',
    ],
    ['tabs', home, '\n  "', '\n\t"', 'is indented with tabs'],
    [
      'a text without a note',
      'locales/notes/home.json',
      '"hero.lead"',
      '"hero.led"',
      /notes\/home\.json hero\.lead: has no note/,
    ],
    [
      'a note without a text',
      'locales/notes/home.json',
      '"hero.lead"',
      '"hero.led"',
      /hero\.led: is the note of no English text/,
    ],
    [
      'a placeholder without a note',
      'locales/notes/placeholders.json',
      '"chatHost"',
      '"chatHosts"',
      /placeholders\.json chatHost: is used in .* has no note/,
    ],
    [
      'a tag without a note',
      'locales/notes/tags.json',
      '"ico"',
      '"icon"',
      /tags\.json ico: is used in .* has no note/,
    ],
    [
      'a note that is no sentence',
      'locales/notes/tags.json',
      '"Bold words."',
      '5',
      /tags\.json:\d+ strong: must be a sentence/,
    ],
    [
      'a record that was merged badly',
      record,
      '{',
      '{\n<<<<<<< HEAD',
      /review\/de\.json:\d+: is not valid JSON.*take the lines of both/,
    ],
    [
      'a line of the record that says nothing',
      record,
      '"draft ',
      '"done ',
      /review\/de\.json:\d+ .*which cannot be read/,
    ],
    [
      'a line of the record without a text',
      record,
      '"home:hero.start"',
      '"home:hero.begin"',
      /hero\.begin: is no text any more/,
    ],
    [
      'an entry that stands twice, to be put into one',
      record,
      '{',
      '{ "home:hero.start": "",',
      /de\.json:\d+ home:hero\.start: stands twice, here and in line 1\. Put what both say into/,
    ],
    [
      'a state that does not fit the record',
      'src/content/published.json',
      '"de": "draft"',
      '"de": "reviewed"',
      /published\.json de: says "reviewed"/,
    ],
    [
      'a term that the language does not say',
      glossary,
      '"de": {',
      '"nl": {',
      /glossary\.json credit: has no words in "de"/,
    ],
    ['a term without words', glossary, '"meaning"', '"means"', /glossary\.json:\d+ .*: must have/],
    [
      'a misspelt field of a term',
      glossary,
      '"meaning"',
      '"meanings": "", "meaning"',
      /glossary\.json:\d+ credit: has the field "meanings", which is not known\. Use only english,/,
    ],
    [
      'a misspelt field of the words of a language',
      glossary,
      '"avoid":',
      '"avoids":',
      /glossary\.json:\d+ credit: "de" has the field "avoids", which is not known\. Use only use,/,
    ],
    ['a list that is none', list, '["*"]', '"*"', 'must list languages'],
    ['a comma too many', list, '["*"]', '["*",\n]', 'delete the comma at the end of line'],
  ])('%s', async (_what, file, before, after, finding) => {
    await copy.replace(file, before, after);
    const { said, failed } = await copy.run('check', 'de');
    expect(failed).toBe(true);
    expect(said).toMatch(finding);
  });

  it('a text whose English has changed since, with both', async () => {
    await copy.replace('locales/en/home.json', '"start": "Start Free"', '"start": "Begin Free"');
    const { said } = await copy.run('check', 'de');
    expect(said).toMatch(/hero\.start: was made from an English text that has changed since/);
    expect(said).toContain('English:     Begin Free');
    expect(said).toContain('Translation: Kostenlos starten');
    expect(said).toContain('To mend: 1 (1 stale).');
  });

  it('nothing in English words that are listed as right', async () => {
    await copy.replace(home, start, '"start": "Start Free"');
    await copy.replace(list, '{', '{ "home:hero.start": ["de"],');
    expect((await copy.run('check', 'de')).said).toContain('To mend: 1 (1 not-recorded)');
    await copy.run('record', 'de');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it.each([
    ['Words of “en” hide all others', 'locales/en/home.json', /Nothing else .*: locales\/en\/home/],
    ['Notes hide all others', 'locales/notes/home.json', /Nothing else .*: locales\/notes\/home/],
    ['The glossary hides all others', glossary, /Nothing else is looked at .*: locales\/glossary/],
    ['A record hides its language', record, /Not all of "de" is looked at .*: locales\/review\/de/],
  ])('what it cannot look at. %s', async (_what, file, last) => {
    await copy.replace(home, '{{freeCredits}}', '{{guthaben}}');
    await copy.replace(file, '{', '');
    const [sum = ''] = (await copy.run('check', 'de')).said.split('\n').slice(-1);
    expect(sum).toMatch(last);
    expect(sum).toMatch(file === record ? /^To mend: 2 / : /^To mend: 1 /);
  });

  it('for programs: file, line, key, rule and both texts', async () => {
    await copy.replace(home, start, '"start": "In 5 Minuten"');
    const { said } = await copy.run('check', 'de', '--json');
    expect(JSON.parse(said)).toContainEqual({
      rule: 'text',
      file: home,
      line: expect.any(Number),
      column: expect.any(Number),
      key: 'hero.start',
      message: expect.stringContaining('holds the digit 5'),
      english: 'Start Free',
      translation: 'In 5 Minuten',
    });
  });

  it('no language that the site does not have', async () => {
    const { said, failed } = await copy.run('check', 'xx');
    expect(failed).toBe(true);
    expect(said).toContain('"xx" is no language of the site. It has de, en, pl');
  });
});

describe('The check of a language that is not finished', () => {
  const dutch = 'locales/nl/home.json';
  beforeEach(() => copy.run('add', 'nl'));

  const ofRule = (said: string, rule: RuleName): readonly LocaleFinding[] =>
    JSON.parse(said).filter((finding: LocaleFinding) => finding.rule === rule);

  it('says in one line of each file that it is not begun, and what the site does until then', async () => {
    await copy.write('locales/nl/privacy-policy.json', '{}\n');
    const { said, failed } = await copy.run('check', 'nl');
    expect(failed).toBe(true);
    for (const line of [
      /^locales\/nl\/home\.json: is not begun: \d+ texts read as in English\. Translate them\. Nothing is published in "nl" until it is complete\.$/m,
      /^locales\/nl\/pricing\.json: is not begun: .* or leave the file for later\. \/nl\/pricing is not published until it is complete\.$/m,
      /^locales\/nl\/privacy-policy\.json: is not begun: \d+ texts are missing or read as in English\. .* or leave the file for later\. \/nl\/privacy-policy shows the English text until it is complete\.$/m,
    ]) {
      expect(said).toMatch(line);
    }
    expect(said.match(/is not begun/g)).toHaveLength(9);
    expect(said).not.toContain('is the same as in English');
    expect(said).not.toContain('is missing');
  });

  it('names each text that is left in a file that is begun, and asks it for no terms', async () => {
    await copy.replace(glossary, '"de": {', '"nl": { "use": ["tegoed*"] }, "de": {');
    await copy.replace(dutch, '"Start Free"', '"Gratis beginnen"');
    const { said } = await copy.run('check', 'nl', '--json');
    expect(ofRule(said, 'not-begun').map(({ file }) => file)).not.toContain(dutch);
    const left = ofRule(said, 'same-as-english');
    expect(left).toContainEqual(
      expect.objectContaining({
        file: dutch,
        line: expect.any(Number),
        key: 'hero.pricing',
        english: 'View Pricing',
        translation: 'View Pricing',
      }),
    );
    expect(left.some(({ english }) => english?.includes('redit'))).toBe(true);
    expect(ofRule(said, 'term')).toEqual([]);
  });

  it('says to add a language to the list of a text that has one, and else the line to add', async () => {
    await copy.replace(list, '{', '{ "home:hero.pricing": ["pl"],');
    await copy.replace(dutch, '"Compare AI', '"Vergelijk AI');
    const { said } = await copy.run('check', 'nl');
    expect(said).toContain(`add "nl" to the list of "home:hero.pricing" in ${list}.`);
    expect(said).toContain(`add "home:hero.start": ["nl"] to ${list}.`);
  });

  it('counts in one line of a file what was not written down, with three names', async () => {
    for (const words of [
      'Kostenlos starten',
      'KI-Modelle vergleichen',
      'Stellen Sie eine Frage.',
      'Schreiben Sie Ihren Prompt',
    ]) {
      await copy.replace(home, `"${words}`, `"¤ ${words}`);
    }
    const { said } = await copy.run('check', 'de');
    expect(said).toContain(
      `${home}: 4 texts are new or have changed (meta.title, hero.lead, hero.start and 1 more), and ${record} does not know. Run "npm run locales -- record de".`,
    );
    expect(said).toContain('To mend: 1 (1 not-recorded).');
  });
});

/** Commands that write, by what they are called with; they have something to write. */
describe.each([
  ['record', ['record', 'de']],
  ['review', ['review', 'de', 'error']],
  ['same-meaning', ['same-meaning', 'error:meta.title']],
  ['import', ['import', 'de.csv']],
  ['export', ['export', 'de', '--out', 'new.csv']],
  ['add', ['add', 'fr']],
])('%s loses nothing', (name, args) => {
  const broken: readonly (readonly [what: string, file: string, before: string, after: string])[] =
    [
      ['English', 'locales/en/home.json', '{', ''],
      ['a line of the record', record, '"draft ', '"drift '],
      ['a key of the language that stands twice', home, '"hero": {', '"hero": { "start": "Los",'],
    ];
  const concerns = { add: 1, 'same-meaning': 2 }[name] ?? broken.length;

  it.each(broken.slice(0, concerns))(
    'when %s cannot be read',
    async (_what, file, before, after) => {
      await copy.replace('locales/en/error.json', 'Unexpected', 'Unforeseen');
      await copy.replace('locales/de/error.json', 'Unerwarteter', 'Plötzlicher');
      await copy.write(
        'de.csv',
        'id,de,english\ncommon:skipLink,Zum Inhalt,Skip to the main content\n',
      );
      await copy.replace(file, before, after);
      const everything = await copy.everything();
      const { said, failed } = await copy.run(...args);
      expect(failed).toBe(true);
      expect(said).toContain(`${file} has to be mended first, so that nothing of it is lost`);
      expect(await copy.everything()).toEqual(everything);
    },
  );
});
