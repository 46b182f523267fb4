import { checkProject, formatWithTexts, type LocaleIssue } from '../../tools/locales/check-project';
import { readProject } from '../../tools/locales/locales-project';
import { localesCopy } from '../support/locales-copy';

const copy = localesCopy({ judge: async () => 'right', edit: async (words) => words });

/** Issues that only say what a translator still has to do. */
const workLeft = ['stale', 'not-started', 'same-as-english', 'glossary'];

const home = 'locales/de/home.json';
const tooLong = `"start": "${'Los '.repeat(9)}"`;
const sameAsEnglish = 'locales/same-as-english.json';
const notes = 'locales/notes/home.json';
const placeholders = 'locales/notes/placeholders.json';
const tags = 'locales/notes/tags.json';
const published = 'src/content/published.json';
const glossary = 'locales/glossary.json';
const record = 'locales/review/de.json';
const start = '"start": "Kostenlos starten"';

describe('The check of the real files', () => {
  it('finds nothing but work that is left', async () => {
    const issues = checkProject(await readProject('.'));
    const place = ({ file, key }: LocaleIssue) => `${file} ${key}`;
    const left = new Set(issues.filter(({ rule }) => workLeft.includes(rule)).map(place));
    const others = issues.filter((issue) => !left.has(place(issue)));
    expect(others.map(formatWithTexts)).toEqual([]);
  });
});

describe('The check finds', () => {
  it.each<[what: string, file: string, before: string, after: string, issue: RegExp]>([
    // The rules for every text are proved in tests/content/check-messages.test.ts.
    ['what breaks a page', home, start, '"start": ""', /home\.json:\d+:\d+ .*start: is empty/],
    ['English text', home, start, '"start": "Start Free"', /is identical to the English text/],
    ['new text', home, start, '"start": "Los"', /not in .* \(hero\.start\)\. .*record de/],
    ['a long text', home, start, tooLong, /has 36 characters, but there is only room for 24/],
    ['half a text', home, '"lead": "', '"lead": "Ask one question. ', /still English: “Ask one/],
    ['a missing term', glossary, '"Prompt*"', '"K* (b)"', /word for "prompt": K\* \(b\)/],
    ['a forbidden word', home, 'Credits', 'Guthaben', /uses "Guthaben\*" for "credit"/],
    ['a missing note', notes, '"hero.lead"', '"hero.led"', /home\.json hero\.lead: has no note/],
    ['an unused note', notes, '"hero.lead"', '"hero.led"', /hero\.led: is a note for a text/],
    ['a placeholder without a note', placeholders, '"chatHost"', '"a"', /chatHost: .* has no note/],
    ['a tag without a note', tags, '"ico"', '"icon"', /tags\.json ico: .* has no note/],
    ['an invalid note', tags, '"Bold words."', '5', /tags\.json:\d+ strong: must be/],
    ['a bad merge of a record', record, '{', '{\n<<<<<<< HEAD', /de\.json:\d+: .*lines of both/],
    ['an unknown state', record, '"draft ', '"done ', /review\/de\.json:\d+ .*cannot be read/],
    ['an unknown text', record, 'hero.start', 'hero.go', /hero\.go: is not a text of the site/],
    ['an entry twice', record, '{', '{ "home:hero.start": 1,', /appears twice.* line 1\. Merge/],
    ['a wrong state', published, '"de": "draft"', '"de": "reviewed"', / de: says "reviewed"/],
    ['a term without words', glossary, '"de": {', '"nl": {', /credit: has no words in "de"/],
    ['a misspelt field', glossary, '"use"', '"as": [], "use"', /must .* in "de", "as" is/],
    ['a missing meaning', glossary, '"meaning"', '"a"', /credit: must .* "meaning" is missing/],
    ['a value that is not a list', sameAsEnglish, '["*"]', '"*"', /must list languages/],
    ['a comma too many', sameAsEnglish, '["*"]', '["*",\n]', /delete the comma at the end of line/],
  ])('%s', async (_what, file, before, after, issue) => {
    await copy.replace(file, before, after);
    const { output, failed } = await copy.run('check', 'de');
    expect(failed).toBe(true);
    expect(output).toMatch(issue);
  });

  it('a text whose English has changed, and shows both', async () => {
    await copy.replace('locales/en/home.json', '"start": "Start Free"', '"start": "Begin Free"');
    const { output } = await copy.run('check', 'de');
    expect(output).toMatch(/hero\.start: was made from an English text that has since changed/);
    expect(output).toContain('English:     Begin Free');
    expect(output).toContain('Translation: Kostenlos starten');
    expect(output).toContain('To fix: 1 (1 stale).');
  });

  it('nothing in texts that are listed as the same in English', async () => {
    await copy.replace(home, start, '"start": "Start Free"');
    await copy.replace(sameAsEnglish, '{', '{ "home:hero.start": ["de"],');
    expect((await copy.run('check', 'de')).output).toContain('To fix: 1 (1 not-recorded)');
    await copy.run('record', 'de');
    expect((await copy.run('check', 'de')).failed).toBe(false);
  });

  it.each([
    ['English hides all others', 'locales/en/home.json', 1],
    ['Notes hide all others', 'locales/notes/home.json', 1],
    ['The glossary hides all others', glossary, 1],
    ['A record hides what depends on it', record, 2],
  ])('which file it cannot read. %s', async (_what, file, issues) => {
    await copy.replace(home, '{{freeCredits}}', '{{guthaben}}');
    await copy.replace(file, '{', '');
    const { output } = await copy.run('check', 'de');
    expect(output).toContain(`To fix: ${issues} `);
    expect(output).toContain(`Not everything was checked. Fix these files first: ${file}.`);
  });

  it('that the site does not have a language', async () => {
    const { output, failed } = await copy.run('check', 'xx');
    expect(failed).toBe(true);
    expect(output).toContain('"xx" is not a language of the site, which has de, en, pl');
  });
});

describe('The check of a language that is not finished', () => {
  const dutch = 'locales/nl/home.json';
  beforeEach(() => copy.run('add', 'nl'));

  it('has one line for each file that has not been started, with what the site does until then', async () => {
    await copy.write('locales/nl/privacy-policy.json', '{}\n');
    const { output, failed } = await copy.run('check', 'nl');
    expect(failed).toBe(true);
    for (const line of [
      /^locales\/nl\/home\.json: has not been started\. Texts to translate: \d+\. Nothing is published in "nl" until it is complete\.$/m,
      /^locales\/nl\/pricing\.json: has not been started\. .* You can leave the file for later\. \/nl\/pricing is not published until it is complete\.$/m,
      /^locales\/nl\/privacy-policy\.json: has not been started\. .* You can leave the file for later\. \/nl\/privacy-policy shows the English text until it is complete\.$/m,
    ]) {
      expect(output).toMatch(line);
    }
    expect(output.match(/has not been started/g)).toHaveLength(9);
    expect(output).not.toContain('is identical to the English text');
    expect(output).not.toContain('is missing');
  });

  it('names each untranslated text in a file that has been started, and no terms in it', async () => {
    await copy.replace(glossary, '"de": {', '"nl": { "use": ["tegoed*"] }, "de": {');
    await copy.replace(dutch, '"Start Free"', '"Gratis beginnen"');
    const issues = checkProject(await readProject(copy.root, ['nl']));
    const ofRule = (rule: string) => issues.filter((issue) => issue.rule === rule);
    expect(ofRule('not-started').map(({ file }) => file)).not.toContain(dutch);
    const left = ofRule('same-as-english').map(formatWithTexts);
    expect(left).toContainEqual(
      expect.stringMatching(/^locales\/nl\/home\.json:\d+:\d+ hero\.pricing: is identical/),
    );
    expect(left.join()).toContain('redit');
    expect(ofRule('term')).toEqual([]);
  });

  it('says how to list a text as the same in English, also if it has a list already', async () => {
    await copy.replace(sameAsEnglish, '{', '{ "home:hero.pricing": ["pl"],');
    await copy.replace(dutch, '"Ask one question."', '"Stel een vraag."');
    const { output } = await copy.run('check', 'nl');
    expect(output).toContain(`add "nl" to the list of "home:hero.pricing" in ${sameAsEnglish}.`);
    expect(output).toContain(`add "home:hero.start": ["nl"] to ${sameAsEnglish}.`);
  });

  it('has one line for all texts of a file that are not recorded, and names three', async () => {
    await copy.write(home, (await copy.read(home)).replaceAll(/": "/g, '": "¤ '));
    const { output } = await copy.run('check', 'de');
    expect(output).toMatch(/\(meta\.title, meta\.description, hero\.title and \d+ more\)/);
    expect(output).toContain('1 not-recorded');
  });
});

describe('A file that cannot be read', () => {
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
  ])('is not overwritten by %j', async (args, [file, text, broken]) => {
    // Each command has something to write.
    await copy.replace('locales/en/error.json', 'Unexpected', 'Unforeseen');
    await copy.replace('locales/de/error.json', 'Unerwarteter', 'Plötzlicher');
    await copy.write(
      'de.csv',
      'id,de,english\ncommon:skipLink,Zum Inhalt,Skip to the main content\n',
    );
    await copy.replace(file, text, broken);
    const before = await copy.readAll();
    const { output, failed } = await copy.run(...args);
    expect(failed).toBe(true);
    expect(output).toContain(`Fix ${file} first, so that nothing in it is lost`);
    expect(await copy.readAll()).toEqual(before);
  });
});
