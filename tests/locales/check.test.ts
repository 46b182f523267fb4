import { checkProject, type LocaleIssue, printedIssue } from '../../tools/locales/check-project';
import { readProject } from '../../tools/locales/locales-project';
import { localesCopy } from '../support/locales-copy';

const copy = localesCopy({ judge: async () => 'right', edit: async (words) => words });

/** Issues that say what a translator still has to do; the site works without. */
const workLeft = ['stale', 'not-begun', 'same-as-english', 'glossary'];

const home = 'locales/de/home.json';
const tooLong = `"start": "${'Los '.repeat(9)}"`;
const list = 'locales/same-as-english.json';
const notes = 'locales/notes/home.json';
const braces = 'locales/notes/placeholders.json';
const tags = 'locales/notes/tags.json';
const published = 'src/content/published.json';
const glossary = 'locales/glossary.json';
const record = 'locales/review/de.json';
const start = '"start": "Kostenlos starten"';

describe('The check of the real files', () => {
  it('finds nothing but work that is left, so that English can be edited at any time', async () => {
    const issues = checkProject(await readProject('.'));
    const place = ({ file, key }: LocaleIssue) => `${file} ${key}`;
    const left = new Set(issues.filter(({ rule }) => workLeft.includes(rule)).map(place));
    const others = issues.filter((issue) => !left.has(place(issue)));
    expect(others.map(printedIssue)).toEqual([]);
  });
});

describe('The check finds', () => {
  it.each<[what: string, file: string, before: string, after: string, issue: RegExp]>([
    // What every text is held against is proved in tests/content/messages-check.test.ts.
    ['what breaks a page', home, start, '"start": ""', /home\.json:\d+:\d+ .*start: is empty/],
    ['English words', home, start, '"start": "Start Free"', /is the same as in English/],
    ['new words', home, start, '"start": "Los"', /does not know \(hero\.start\)\. .*record de/],
    ['too many words', home, start, tooLong, /has 36 characters, and there is room for 24/],
    ['half a text', home, '"lead": "', '"lead": "Ask one question. ', /still English: “Ask one/],
    ['a word of the glossary', glossary, '"Prompt*"', '"K* (b)"', /word for "prompt": K\* \(b\)/],
    ['a forbidden word', home, 'Credits', 'Guthaben', /says "Guthaben\*" for "credit"/],
    ['no note of a text', notes, '"hero.lead"', '"hero.led"', /home\.json hero\.lead: has no note/],
    ['no text of a note', notes, '"hero.lead"', '"hero.led"', /hero\.led: is the note of no/],
    ['no note of a placeholder', braces, '"chatHost"', '"a"', /chatHost: is used in .* no note/],
    ['no note of a tag', tags, '"ico"', '"icon"', /tags\.json ico: is used in .* has no note/],
    ['a note that says nothing', tags, '"Bold words."', '5', /tags\.json:\d+ strong: must be/],
    ['a bad merge of a record', record, '{', '{\n<<<<<<< HEAD', /de\.json:\d+: .*lines of both/],
    ['an unknown state', record, '"draft ', '"done ', /review\/de\.json:\d+ .*cannot be read/],
    ['a text that is gone', record, 'hero.start', 'hero.go', /hero\.go: is no text any more/],
    ['an entry twice', record, '{', '{ "home:hero.start": 1,', /stands twice.* line 1\. Put/],
    ['a wrong state', published, '"de": "draft"', '"de": "reviewed"', / de: says "reviewed"/],
    ['a term that is not said', glossary, '"de": {', '"nl": {', /credit: has no words in "de"/],
    ['a misspelt field', glossary, '"use"', '"as": [], "use"', /must .* of "de", "as" is/],
    ['no meaning of a term', glossary, '"meaning"', '"a"', /credit: must .* "meaning" is missing/],
    ['a list that is none', list, '["*"]', '"*"', /must list languages/],
    ['a comma too many', list, '["*"]', '["*",\n]', /delete the comma at the end of line/],
  ])('%s', async (_what, file, before, after, issue) => {
    await copy.replace(file, before, after);
    const { output, failed } = await copy.run('check', 'de');
    expect(failed).toBe(true);
    expect(output).toMatch(issue);
  });

  it('a text whose English has changed since, with both', async () => {
    await copy.replace('locales/en/home.json', '"start": "Start Free"', '"start": "Begin Free"');
    const { output } = await copy.run('check', 'de');
    expect(output).toMatch(/hero\.start: was made from an English text that has changed since/);
    expect(output).toContain('English:     Begin Free');
    expect(output).toContain('Translation: Kostenlos starten');
    expect(output).toContain('To fix: 1 (1 stale).');
  });

  it('nothing in English words that are listed as right', async () => {
    await copy.replace(home, start, '"start": "Start Free"');
    await copy.replace(list, '{', '{ "home:hero.start": ["de"],');
    expect((await copy.run('check', 'de')).output).toContain('To fix: 1 (1 not-recorded)');
    await copy.run('record', 'de');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it.each([
    ['Words of “en” hide all others', 'locales/en/home.json', 1],
    ['Notes hide all others', 'locales/notes/home.json', 1],
    ['The glossary hides all others', glossary, 1],
    ['A record hides what is not sure without it', record, 2],
  ])('what it cannot look at. %s', async (_what, file, issues) => {
    await copy.replace(home, '{{freeCredits}}', '{{guthaben}}');
    await copy.replace(file, '{', '');
    const { output } = await copy.run('check', 'de');
    expect(output).toContain(`To fix: ${issues} `);
    expect(output).toContain(`Not everything is looked at until these files can be read: ${file}.`);
  });

  it('no language that the site does not have', async () => {
    const { output, failed } = await copy.run('check', 'xx');
    expect(failed).toBe(true);
    expect(output).toContain('"xx" is not a language of the site, which has de, en, pl');
  });
});

describe('The check of a language that is not finished', () => {
  const dutch = 'locales/nl/home.json';
  beforeEach(() => copy.run('add', 'nl'));

  it('says in one line of each file that it is not begun, and what the site does until then', async () => {
    await copy.write('locales/nl/privacy-policy.json', '{}\n');
    const { output, failed } = await copy.run('check', 'nl');
    expect(failed).toBe(true);
    for (const line of [
      /^locales\/nl\/home\.json: is not begun: \d+ to translate\. Nothing is published in "nl" until it is complete\.$/m,
      /^locales\/nl\/pricing\.json: is not begun: .* or leave the file for later\. \/nl\/pricing is not published until it is complete\.$/m,
      /^locales\/nl\/privacy-policy\.json: is not begun: .* or leave the file for later\. \/nl\/privacy-policy shows the English text until it is complete\.$/m,
    ]) {
      expect(output).toMatch(line);
    }
    expect(output.match(/is not begun/g)).toHaveLength(9);
    expect(output).not.toContain('is the same as in English');
    expect(output).not.toContain('is missing');
  });

  it('names each text that is left in a file that is begun, and asks it for no terms', async () => {
    await copy.replace(glossary, '"de": {', '"nl": { "use": ["tegoed*"] }, "de": {');
    await copy.replace(dutch, '"Start Free"', '"Gratis beginnen"');
    const issues = checkProject(await readProject(copy.root, ['nl']));
    const ofRule = (rule: string) => issues.filter((issue) => issue.rule === rule);
    expect(ofRule('not-begun').map(({ file }) => file)).not.toContain(dutch);
    const left = ofRule('same-as-english').map(printedIssue);
    expect(left).toContainEqual(
      expect.stringMatching(/^locales\/nl\/home\.json:\d+:\d+ hero\.pricing: is the same as/),
    );
    expect(left.join()).toContain('redit');
    expect(ofRule('term')).toEqual([]);
  });

  it('says to add a language to the list of a text that has one, and else the line to add', async () => {
    await copy.replace(list, '{', '{ "home:hero.pricing": ["pl"],');
    await copy.replace(dutch, '"Ask one question."', '"Stel een vraag."');
    const { output } = await copy.run('check', 'nl');
    expect(output).toContain(`add "nl" to the list of "home:hero.pricing" in ${list}.`);
    expect(output).toContain(`add "home:hero.start": ["nl"] to ${list}.`);
  });

  it('counts in one line of a file what was not written down, with three names', async () => {
    await copy.write(home, (await copy.read(home)).replaceAll(/": "/g, '": "¤ '));
    const { output } = await copy.run('check', 'de');
    expect(output).toMatch(
      /does not know \(meta\.title, meta\.description, hero\.title and \d+ more\)/,
    );
    expect(output).toContain('1 not-recorded');
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
    const { output, failed } = await copy.run(...args);
    expect(failed).toBe(true);
    expect(output).toContain(`${file} has to be fixed first, so that nothing of it is lost`);
    expect(await copy.everything()).toEqual(everything);
  });
});
