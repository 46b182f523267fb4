import {
  checkWorkshop,
  type LocaleFinding,
  printedFinding,
} from '../../tools/locales/check-workshop';
import { readWorkshop } from '../../tools/locales/workshop';
import { workshopCopy } from '../support/workshop-copy';

const copy = workshopCopy({ judge: async () => 'right', edit: async (words) => words });

/** Findings that say what a translator still has to do; the site works without. */
const workLeft = ['stale', 'not-begun', 'same-as-english', 'glossary'];

const home = 'locales/de/home.json';
const list = 'locales/same-as-english.json';
const glossary = 'locales/glossary.json';
const record = 'locales/review/de.json';
const start = '"start": "Kostenlos starten"';

describe('The check of the real files', () => {
  it('finds nothing but work that is left, so that English can be edited at any time', async () => {
    const findings = checkWorkshop(await readWorkshop('.'));
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
    [
      'new words',
      home,
      start,
      '"start": "Los"',
      /new words .* does not know \(hero\.start\)\. .*-- record de/,
    ],
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
    [
      'a misspelt field of a term',
      glossary,
      '"meaning"',
      '"meanings": "", "meaning"',
      /glossary\.json:\d+ credit: must have .* Here "meanings" is missing or not known/,
    ],
    [
      'a misspelt field of the words of a language',
      glossary,
      '"avoid":',
      '"avoids":',
      /glossary\.json:\d+ credit: must have .* Here of "de", "avoids" is/,
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
    ['Words of “en” hide all others', 'locales/en/home.json', 1],
    ['Notes hide all others', 'locales/notes/home.json', 1],
    ['The glossary hides all others', glossary, 1],
    ['A record hides what is not sure without it', record, 2],
  ])('what it cannot look at. %s', async (_what, file, findings) => {
    await copy.replace(home, '{{freeCredits}}', '{{guthaben}}');
    await copy.replace(file, '{', '');
    const { said } = await copy.run('check', 'de');
    expect(said).toContain(`To mend: ${findings} `);
    expect(said).toContain(`Not everything is looked at until these files can be read: ${file}.`);
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

  it('says in one line of each file that it is not begun, and what the site does until then', async () => {
    await copy.write('locales/nl/privacy-policy.json', '{}\n');
    const { said, failed } = await copy.run('check', 'nl');
    expect(failed).toBe(true);
    for (const line of [
      /^locales\/nl\/home\.json: is not begun: \d+ to translate\. Nothing is published in "nl" until it is complete\.$/m,
      /^locales\/nl\/pricing\.json: is not begun: .* or leave the file for later\. \/nl\/pricing is not published until it is complete\.$/m,
      /^locales\/nl\/privacy-policy\.json: is not begun: .* or leave the file for later\. \/nl\/privacy-policy shows the English text until it is complete\.$/m,
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
    const findings = checkWorkshop(await readWorkshop(copy.root, ['nl']));
    const ofRule = (rule: string) => findings.filter((finding) => finding.rule === rule);
    expect(ofRule('not-begun').map(({ file }) => file)).not.toContain(dutch);
    const left = ofRule('same-as-english').map(printedFinding);
    expect(left).toContainEqual(
      expect.stringMatching(/^locales\/nl\/home\.json:\d+:\d+ hero\.pricing: is the same as/),
    );
    expect(left.join()).toContain('redit');
    expect(ofRule('term')).toEqual([]);
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
      `${home}: has new words that ${record} does not know (meta.title, hero.lead, hero.start and 1 more).`,
    );
    expect(said).toContain('To mend: 1 (1 not-recorded).');
  });
});

describe('What cannot be read', () => {
  const line = [record, '"draft ', '"drift '] as const;
  const english = ['locales/en/home.json', '{', ''] as const;
  const twice = [home, '"hero": {', '"hero": { "start": "Los",'] as const;
  it.each([
    [['record', 'de'], line],
    [['record', 'de'], english],
    [['record', 'de'], twice],
    [['review', 'de', 'error'], line],
    [['same-meaning', 'error:meta.title'], line],
    [['import', 'de.csv'], line],
    [['export', 'de'], line],
    [['add', 'fr'], english],
  ])('is not lost by %j', async (args, [file, before, after]) => {
    // Each command has something to write.
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
  });
});
