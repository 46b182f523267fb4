import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkWorkshop } from '../../tools/locales/check-workshop';
import type { LocaleFinding, RuleName } from '../../tools/locales/locale-finding';
import { printedFinding } from '../../tools/locales/print';
import { readWorkshop } from '../../tools/locales/workshop';
import { copyWorkshop, type WorkshopCopy } from '../support/workshop-copy';

let copy: WorkshopCopy;
beforeEach(async () => {
  copy = await copyWorkshop();
});
afterEach(() => copy.remove());

/** Findings that say what a translator still has to do; the site works without. */
const workLeft: readonly RuleName[] = ['stale', 'not-begun', 'same-as-english', 'glossary'];

const home = 'locales/de/home.json';
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

describe('The check finds in a translation', () => {
  it.each<[what: string, before: string, after: string, finding: string | RegExp]>([
    [
      'a translated placeholder',
      '{{freeCredits}}',
      '{{guthaben}}',
      'has {{freeModels}}, {{guthaben}}, but English',
    ],
    [
      'a dropped placeholder',
      'mit den Credits, die Sie',
      'mit den Credits, die {{wer}}',
      'features.newModels.text: has {{wer}}, but English has no placeholders. Write the same facts.',
    ],
    ['a dropped tag', '</differs>', '', 'does not close <differs>'],
    ['an attribute in a tag', '<differs>', '<differs class=x>', 'without attributes'],
    ['a text that is empty', start, '"start": ""', 'hero.start: is empty'],
    ['a digit', start, '"start": "In 5 Minuten"', 'holds the digit 5'],
    ['a date that a spreadsheet made', start, '"start": "1. Feb"', 'holds the digit 1'],
    ['the English words', start, '"start": "Start Free"', 'is the same as in English'],
    ['new words', start, '"start": "Gratis starten"', /is new or has changed.*-- record de/],
    [
      'too many words',
      start,
      `"start": "${'Los '.repeat(9)}"`,
      'has 36 characters, and there is room for 24',
    ],
    [
      'a word that the glossary wants',
      'Schreiben Sie Ihren Prompt',
      'Schreiben Sie Ihre Frage',
      'glossary\'s word for "prompt": Prompt*',
    ],
    [
      'a word that the glossary forbids',
      'mit den Credits',
      'mit den Guthaben',
      'says "Guthaben*" for "credit"',
    ],
  ])('%s', async (_what, before, after, finding) => {
    await copy.replace(home, before, after);
    const { said, failed } = await copy.run('check', 'de');
    expect(failed).toBe(true);
    expect(said).toMatch(finding);
    expect(said).toMatch(/^locales\/de\/home\.json:\d+:\d+ /m);
  });

  it('a text whose English has changed since, with both', async () => {
    await copy.replace('locales/en/home.json', '"start": "Start Free"', '"start": "Begin Free"');
    const { said, failed } = await copy.run('check', 'de');
    expect(failed).toBe(true);
    expect(said).toMatch(/hero\.start: was made from an English text that has changed since/);
    expect(said).toContain('English:     Begin Free');
    expect(said).toContain('Translation: Kostenlos starten');
    expect(said).toContain('To mend: 1 (1 stale).');
  });

  it('nothing in English words that are listed as right', async () => {
    await copy.replace(home, start, '"start": "Start Free"');
    await copy.replace('locales/same-as-english.json', '{', '{ "home:hero.start": ["de"],');
    expect((await copy.run('check', 'de')).said).toContain('To mend: 1 (1 not-recorded)');
    await copy.run('record', 'de');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });
});

describe('The check of a language that is not finished', () => {
  beforeEach(() => copy.run('add', 'nl'));

  const ofRule = (said: string, rule: RuleName): readonly LocaleFinding[] =>
    JSON.parse(said).filter((finding: LocaleFinding) => finding.rule === rule);

  it('says in one line of each file that it is not begun, and what the site does until then', async () => {
    const { said, failed } = await copy.run('check', 'nl');
    expect(failed).toBe(true);
    for (const line of [
      /^locales\/nl\/home\.json: is not begun: \d+ texts read as in English\. Translate them\. Nothing is published in "nl" until it is complete\.$/m,
      /^locales\/nl\/pricing\.json: is not begun: .* or leave the file for later\. \/nl\/pricing is not published until it is complete\.$/m,
      /^locales\/nl\/terms-of-service\.json: is not begun: .* or leave the file for later\. \/nl\/terms-of-service shows the English text until it is complete\.$/m,
    ]) {
      expect(said).toMatch(line);
    }
    expect(said.match(/is not begun/g)).toHaveLength(9);
    expect(said).not.toContain('is the same as in English');
  });

  it('says the same of a file whose texts are missing', async () => {
    await copy.write('locales/nl/terms-of-service.json', '{}\n');
    const { said } = await copy.run('check', 'nl');
    expect(said.match(/^locales\/nl\/terms-of-service\.json.*$/gm)).toEqual([
      expect.stringMatching(/: is not begun: \d+ texts are missing or read as in English\./),
    ]);
  });

  it('names each text that is left in a file that is begun', async () => {
    await copy.replace('locales/nl/home.json', '"Start Free"', '"Gratis beginnen"');
    const { said } = await copy.run('check', 'nl', '--json');
    expect(ofRule(said, 'not-begun').map(({ file }) => file)).not.toContain('locales/nl/home.json');
    expect(ofRule(said, 'same-as-english')).toContainEqual(
      expect.objectContaining({
        file: 'locales/nl/home.json',
        line: expect.any(Number),
        key: 'hero.pricing',
        english: 'View Pricing',
        translation: 'View Pricing',
      }),
    );
  });

  it('asks for no words of the glossary in a text that still is English', async () => {
    await copy.replace('locales/glossary.json', '"de": {', '"nl": { "use": ["tegoed*"] }, "de": {');
    await copy.replace('locales/nl/home.json', '"Start Free"', '"Gratis beginnen"');
    await copy.replace('locales/nl/pricing.json', '"title": "', '"title": "¤');
    const { said } = await copy.run('check', 'nl', '--json');
    expect(ofRule(said, 'same-as-english').some(({ english }) => english?.includes('redit'))).toBe(
      true,
    );
    expect(ofRule(said, 'term')).toEqual([]);
  });

  it('says to add a language to the list of a text that has one, and else the line to add', async () => {
    const list = 'locales/same-as-english.json';
    await copy.replace(list, '{', '{ "home:hero.pricing": ["pl"],');
    await copy.replace('locales/nl/home.json', '"Compare AI', '"Vergelijk AI');
    const { said } = await copy.run('check', 'nl');
    expect(said).toContain(`add "nl" to the list of "home:hero.pricing" in ${list}.`);
    expect(said).toContain(`add "home:hero.start": ["nl"] to ${list}.`);
  });

  it('counts in one line of a file what was not written down, with three names', async () => {
    const file = 'locales/de/home.json';
    for (const words of ['Kostenlos starten', 'KI-Modelle vergleichen', 'Stellen Sie eine Frage.'])
      await copy.replace(file, `"${words}"`, `"¤ ${words}"`);
    expect((await copy.run('check', 'de')).said).toContain(
      `${file}: 3 texts are new or have changed (meta.title, hero.lead, hero.start), and locales/review/de.json does not know. Run "npm run locales -- record de".`,
    );
    await copy.replace(file, 'Schreiben Sie Ihren Prompt', 'Tippen Sie Ihren Prompt');
    const { said } = await copy.run('check', 'de');
    expect(said).toContain('(meta.title, hero.lead, hero.start and 1 more)');
    expect(said).toContain('To mend: 1 (1 not-recorded).');
  });
});

describe('The check finds what typesetting cannot put right:', () => {
  it.each([
    ['ro', 'a cedilla', 'Începeţi gratuit', 'Romanian writes ș and ț'],
    ['fr', 'a quotation mark alone', '« Essai', 'holds a quotation mark without its partner'],
  ])('%s, %s', async (tag, _what, words, finding) => {
    await copy.run('add', tag);
    await copy.replace(`locales/${tag}/home.json`, '"Start Free"', JSON.stringify(words));
    expect((await copy.run('check', tag)).said).toContain(finding);
  });
});

describe('The check finds among the files', () => {
  const english = 'locales/en/home.json';
  const broken: readonly [string, (text: string) => string | Uint8Array, RegExp][] = [
    [
      'a byte order mark',
      (text) => `\uFEFF${text}`,
      /home\.json:1:1: begins with a byte order mark/,
    ],
    [
      'line ends of Windows',
      (text) => text.replaceAll('\n', '\r\n'),
      /has the line ends of Windows.*npm run format/,
    ],
    ['tabs', (text) => text.replaceAll('  ', '\t'), /is indented with tabs/],
    [
      'a trailing comma',
      (text) => text.replace('"\n  }\n}', '",\n  }\n}'),
      /home\.json:\d+:\d+: is not valid JSON: delete the comma at the end of line \d+\./,
    ],
    [
      'smart quotes',
      (text) => text.replace('"start":', '“start”:'),
      /is not valid JSON: .*straight quotes/,
    ],
    ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), /is not in UTF-8/],
    ['UTF-16 without a mark', () => Buffer.from('{ "a": "x" }', 'utf16le'), /is not in UTF-8/],
    [
      'a key that stands twice',
      (text) => text.replace('"start":', '"start": "x", "start":'),
      /hero\.start: stands twice/,
    ],
    [
      '10 MB of garbage',
      () => new Uint8Array(10_000_000).fill(91),
      /has 10000 kB, and no message file has more than 1000/,
    ],
    ['brackets without end', () => '['.repeat(900_000), /nested so deeply|is not valid JSON/],
    ['nothing', () => '', /is not valid JSON/],
  ];

  it.each(broken)('%s', async (_what, change, finding) => {
    for (const file of [home, english]) {
      const before = await copy.read(file);
      await copy.write(file, change(before));
      const { said, failed } = await copy.run('check', 'de');
      expect(failed).toBe(true);
      expect(said).toMatch(finding);
      await copy.write(file, before);
    }
  });

  it.each([
    ['locales/de/Home.json', 'Rename it to home.json, in small letters'],
    ['locales/de/home.JSON', 'Rename it to home.json, in small letters'],
    ['locales/DE.json', 'The words of "de" stand in locales/de/'],
  ])('%s', async (file, finding) => {
    await copy.write(file, '{}');
    expect((await copy.run('check')).said).toContain(
      `${file}: is a file that no page reads. ${finding}`,
    );
  });

  it('a folder in capital letters, whose words are missing in the right place', async () => {
    await rename(path.join(copy.root, 'locales/de'), path.join(copy.root, 'locales/DE'));
    const { said } = await copy.run('check', 'de');
    expect(said).toContain('locales/DE: is a folder of no language. Rename it to de');
    expect(said).toContain('locales/de/home.json: is missing');
  });

  it('a folder of no language', async () => {
    await mkdir(path.join(copy.root, 'locales/fr'));
    const { said } = await copy.run('check');
    expect(said).toContain('locales/fr: is a folder of no language. Move it out of locales/.');
    expect(said).toContain('"npm run locales -- add fr" adds a language');
  });

  it.each([
    ['locales/en/home.json', '{', 'locales/en/home.json:2:9: is not valid JSON'],
    ['locales/notes/home.json', '{', 'locales/notes/home.json:'],
    ['locales/glossary.json', '{', 'locales/glossary.json:'],
    ['locales/review/de.json', '{', 'locales/review/de.json:'],
  ])(
    'nothing but %s when it is broken, as all else would follow from it',
    async (file, part, at) => {
      await copy.replace(file, part, '');
      const { said, failed } = await copy.run('check', 'de');
      expect(failed).toBe(true);
      expect(said).toContain(at);
      expect(said).toMatch(/^To mend: 1 /m);
    },
  );

  it('a comma too many in a list, by the line that it ends', async () => {
    await copy.write('locales/same-as-english.json', '{\n  "common:header.beta": ["*",\n  ]\n}\n');
    expect((await copy.run('check', 'de')).said).toContain(
      'same-as-english.json:2: is not valid JSON: delete the comma at the end of line 2.',
    );
  });

  it.each([
    ['locales/same-as-english.json', '{', '{ "common:header.beta": ["de"],', 'common:header.beta'],
    ['locales/glossary.json', '{', '{ "plan": {},', 'plan'],
    ['locales/review/de.json', '{', '{ "home:hero.start": "",', 'home:hero.start'],
  ])('an entry that stands twice in %s, to be put into one', async (file, before, after, key) => {
    await copy.replace(file, before, after);
    expect((await copy.run('check', 'de')).said).toMatch(
      new RegExp(
        `^${file}:\\d+ ${key}: stands twice, here and in line 1\\. Put what both say into one`,
        'm',
      ),
    );
  });

  it('that a shared file hides what else there is, and says so last', async () => {
    await copy.replace('locales/glossary.json', '{', '');
    await copy.replace(home, '{{freeCredits}}', '{{guthaben}}');
    expect((await copy.run('check', 'de')).said).toMatch(
      /To mend: 1 \(1 file\)\. Nothing else is looked at until these files can be read: locales\/glossary\.json\.$/,
    );
  });

  it('that a record hides texts of its language, and says so last', async () => {
    await copy.replace('locales/review/de.json', '{', '');
    expect((await copy.run('check', 'de')).said).toMatch(
      /Not all of "de" is looked at until this file can be read: locales\/review\/de\.json\.$/,
    );
  });

  it('a record whose entry is no text, with its line', async () => {
    await copy.write('locales/review/de.json', '{\n  "home:hero.start": { "x": null }\n}\n');
    const { said } = await copy.run('check', 'de');
    expect(said).toContain('locales/review/de.json:2 home:hero.start: says {"x":null}');
  });

  it('a file that is there and cannot be read, without calling it missing', async () => {
    await rm(path.join(copy.root, 'locales/de/error.json'));
    await mkdir(path.join(copy.root, 'locales/de/error.json'));
    const { said } = await copy.run('check', 'de');
    expect(said).toContain('locales/de/error.json: cannot be read (EISDIR)');
  });

  it('an English file that is gone, with the way to get it back', async () => {
    await rm(path.join(copy.root, 'locales/en/error.json'));
    expect((await copy.run('check')).said).toContain('git checkout -- locales/en/error.json');
  });
});

describe('The check finds beside the words', () => {
  it.each<[what: string, file: string, before: string, after: string, finding: RegExp]>([
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
      'locales/review/de.json',
      '{',
      '{\n<<<<<<< HEAD',
      /review\/de\.json:\d+: is not valid JSON.*take the lines of both/,
    ],
    [
      'a line of the record that says nothing',
      'locales/review/de.json',
      '"draft ',
      '"done ',
      /review\/de\.json:\d+ .*which cannot be read/,
    ],
    [
      'a line of the record without a text',
      'locales/review/de.json',
      '"home:hero.start"',
      '"home:hero.begin"',
      /hero\.begin: is no text any more/,
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
      'locales/glossary.json',
      '"de": {',
      '"nl": {',
      /glossary\.json credit: has no words in "de"/,
    ],
    [
      'a term without words',
      'locales/glossary.json',
      '"meaning"',
      '"means"',
      /glossary\.json:\d+ .*: must have "english"/,
    ],
    [
      'a misspelt field of a term',
      'locales/glossary.json',
      '"meaning"',
      '"meanings": "", "meaning"',
      /glossary\.json:\d+ credit: has the field "meanings", which is not known\. Use only english,/,
    ],
    [
      'a misspelt field of the words of a language',
      'locales/glossary.json',
      '"avoid":',
      '"avoids":',
      /glossary\.json:\d+ credit: "de" has the field "avoids", which is not known\. Use only use,/,
    ],
    ['a list that is none', 'locales/same-as-english.json', '["*"]', '"*"', /must list languages/],
  ])('%s', async (_what, file, before, after, finding) => {
    await copy.replace(file, before, after);
    const { said, failed } = await copy.run('check', 'de');
    expect(failed).toBe(true);
    expect(said).toMatch(finding);
  });
});

describe('The check of terms', () => {
  it('takes the signs in a word of the glossary as they stand', async () => {
    await copy.replace('locales/glossary.json', '"Prompt*"', '"KI-Prompt* (neu)"');
    await copy.replace(home, 'Schreiben Sie Ihren Prompt', 'Schreiben Sie Ihren KI-PROMPTER (neu)');
    const { said } = await copy.run('check', 'de');
    expect(said).not.toMatch(/home\.json:\d+:\d+ steps\.ask\.text: does not hold/);
    expect(said).toContain('glossary\'s word for "prompt": KI-Prompt* (neu)');
  });
});

describe('The check for programs', () => {
  it('prints findings with file, line, key, rule and both texts', async () => {
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

  it('refuses a language that the site does not have', async () => {
    const { said, failed } = await copy.run('check', 'xx');
    expect(failed).toBe(true);
    expect(said).toContain('"xx" is no language of the site. It has de, el, en, pl');
  });
});
