import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPublication } from '../../src/build/read-publication';
import { chosenLanguages } from '../../src/content/languages';
import { formatIssue } from '../../src/i18n/check/issue';
import { isStillEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import {
  fullPublication,
  listedTags,
  type Publication,
  readableTag,
} from '../../src/i18n/publication';
import { checkTypes } from '../../src/validate/check-types';
import { validateSite } from '../../src/validate/validate-site';
import { leaveOut } from '../../tools/test-site';
import { temporaryFolder } from '../support/temporary-folder';

const langs = 'de,en,pl';
const languages = chosenLanguages(langs);
const full = fullPublication(languages);
const before = { ...process.env };

/** A copy of all that is validated, which a test may break. */
const at = temporaryFolder();
const inCopy = (file: string) => at('locales', file);

beforeEach(async () => {
  const folders = languages.map(({ tag }) => `locales/${tag}`);
  for (const copied of [sameAsEnglishFile, ...folders]) {
    await cp(copied, at(copied), { recursive: true });
  }
});

afterEach(() => {
  process.env = before;
});

const readCopy = async (file: string) => JSON.parse(await readFile(inCopy(file), 'utf8'));
const writeCopy = (file: string, messages: object) =>
  writeFile(inCopy(file), JSON.stringify(messages));

/** Takes a key, such as `hero.title`, out of a message file, such as `de/home`. */
const drop = (file: string, key: string) => leaveOut(at(), [...file.split('/'), ...key.split('.')]);

/** Puts other words in the place of some of a file of the copy. */
async function replace(file: string, words: string, others: string): Promise<void> {
  const text = await readFile(inCopy(file), 'utf8');
  expect(text).toContain(words);
  await writeFile(inCopy(file), text.replace(words, others));
}

const published = () => readPublication(languages, at()).publication;
const validated = async () => {
  const { issues, notes } = await validateSite({ root: at(), langs });
  return { issues: issues.map(formatIssue), notes: notes.map(formatIssue) };
};
/** What a validation says of what is no issue, but not published. */
const onlyNotes = (...notes: readonly unknown[]) => ({ issues: [], notes });

it('Of complete translations every page is published, and there is nothing to say', async () => {
  expect(published()).toEqual(full);
  expect(Object.keys(published())).toEqual(languages.map(({ tag }) => tag));
  expect(await validated()).toEqual(onlyNotes());
});

describe('What is not complete', () => {
  const { pl: _, ...withoutPolish } = full;
  const { pricing: __, ...others } = full.pl ?? {};
  const withoutPrices: Publication = { ...full, pl: others };
  const withSource: Publication = { ...full, de: { ...full.de, 'privacy-policy': 'source' } };
  const policy = '/de/privacy-policy shows the English text';
  const nothing = 'Nothing is published in "pl"';

  it.each([
    ['de/privacy-policy', 'children.minimum-age', policy, withSource],
    ['pl/pricing', 'features.monthlyCredits', '/pl/pricing is not published', withoutPrices],
    ['pl/common', 'footer.contact', nothing, withoutPolish],
    ['pl/home', 'hero.title', nothing, withoutPolish],
    ['pl/not-found', 'title', nothing, withoutPolish],
    ['pl/error', 'meta.title', nothing, withoutPolish],
  ])('may be %s.json, without %s: %s', async (name, key, what, publication) => {
    await drop(name, key);
    expect(published()).toEqual(publication);
    const note = `locales/${name}.json: has no translation of ${key}. ${what} until it is complete.`;
    expect(await validated()).toEqual(onlyNotes(note));
  });

  it('is read in English, by links or in its place, and search engines are not told of it', () => {
    expect(readableTag(withSource, 'privacy-policy', 'de')).toBe('de');
    expect(readableTag(withoutPrices, 'pricing', 'pl')).toBe('en');
    expect(listedTags(withSource, 'privacy-policy')).toEqual(['en', 'pl']);
    expect(listedTags(withSource, 'terms-of-service')).toEqual(['de', 'en', 'pl']);
  });

  it('may be a whole folder that is not there yet', async () => {
    await rm(inCopy('pl'), { recursive: true });
    const note =
      /^locales\/pl\/common\.json: has no translation of skipLink and \d+ more\. Nothing/;
    expect(await validated()).toEqual(onlyNotes(expect.stringMatching(note)));
  });
});

describe('A text that still is the English one', () => {
  beforeEach(async () => {
    const { meta } = await readCopy('en/enterprise.json');
    await writeCopy('de/enterprise.json', { ...(await readCopy('de/enterprise.json')), meta });
  });

  it('counts as not translated, so that no page shows it as if it were', async () => {
    expect(published().de).not.toHaveProperty('enterprise');
    expect(await validated()).toEqual(
      onlyNotes(
        'locales/de/enterprise.json: has no translation of meta.title and 1 more. /de/enterprise is not published until it is complete.',
      ),
    );
  });

  it('counts as translated where the list of such texts names it', async () => {
    const named = { 'enterprise:meta.title': ['de'], 'enterprise:meta.description': ['*'] };
    const list = await readCopy(path.basename(sameAsEnglishFile));
    await writeCopy(path.basename(sameAsEnglishFile), { ...list, ...named });
    expect(published()).toEqual(full);
  });

  it('is shown to its translators', () => {
    process.env = { ...before, UNTRANSLATED: 'show' };
    expect(published()).toEqual(full);
  });

  /** The build and the check of the translators’ tools ask the same function. */
  it.each([
    ['hr', 'plain_one', '{{amount}} model', 'the form of the same name'],
    ['hr', 'plain_one', '{{amount}} models', 'the form it began with, as Croatian “one” holds 21'],
    ['sl', 'plain_two', '{{amount}} models', 'the form that stands for one English has not'],
    ['de', 'dative_other', '{{amount}} models', 'the plain form, of one that English has not'],
  ])('is known in %s, %s “%s”, as %s', (tag, form, text) => {
    const english: Readonly<Record<string, string>> = {
      'units.models.plain_one': '{{amount}} model',
      'units.models.plain_other': '{{amount}} models',
    };
    const key = `units.models.${form}`;
    const isStill = (text: string, ...allowed: readonly string[]) => {
      const own = { tag, namespace: 'common', key, text };
      return isStillEnglish(own, (name) => english[name], new Map([[`common:${key}`, allowed]]));
    };
    const answers = [isStill(text), isStill(`${text} x`), isStill(text, tag), isStill(text, '*')];
    expect(answers).toEqual([true, false, false, false]);
  });
});

it('A legal document is shown to its translators as far as it is translated, and before that in English', async () => {
  process.env = { ...before, UNTRANSLATED: 'show' };
  const { title } = await readCopy('de/terms-of-service.json');
  const english = await readCopy('en/terms-of-service.json');
  await writeCopy('de/terms-of-service.json', english);
  expect(published().de).toEqual({ ...full.de, 'terms-of-service': 'source' });
  await writeCopy('de/terms-of-service.json', { ...english, title });
  expect(published()).toEqual(full);
});

describe('What stops the build', () => {
  const numberless = () => replace('pl/common.json', '{{companyNumber}}', '{{numer}}');
  const clauseless = () => drop('en/privacy-policy', 'children.minimum-age');
  it.each<[what: string, issue: string, breakIt: () => Promise<void>]>([
    ['a translation that would break a page', 'has {{numer}}, but English', numberless],
    ['English without a text', 'privacy-policy.json children.minimum-age: is missing', clauseless],
    [
      'broken JSON, which nobody calls untranslated',
      'is not valid JSON: a comma is missing',
      () => replace('de/home.json', '",', '"'),
    ],
  ])('is %s', async (_what, issue, breakIt) => {
    await breakIt();
    expect(await validated()).toEqual({ issues: [expect.stringContaining(issue)], notes: [] });
  });

  it('is what the compiler finds in the sources, which it names', async () => {
    await writeFile(at('plans.ts'), 'export const plans = {\n  price: Number("1"),\n  free: x };');
    await writeFile(at('tsconfig.json'), '{ "compilerOptions": { "types": [] } }');
    const [issue, ...others] = await checkTypes(at());
    expect(others).toEqual([]);
    expect(issue && formatIssue(issue)).toMatch(/plans\.ts:3:9: .+Cannot find name 'x'/);
  });
});

it('Settings are all named that will not do, and none is an error while modules load', async () => {
  process.env = {
    ...before,
    GATSBY_SITE_ORIGIN: 'http://example.org',
    GATSBY_SUPPORT_EMAIL: 'nobody',
    LANGS: 'xx',
    UNTRANSLATED: 'hide',
  };
  await jest.isolateModulesAsync(async () => {
    const module = await import('../../src/validate/validate-site');
    const { issues } = await module.validateSite({ root: at() });
    expect(issues.map(formatIssue)).toEqual([
      expect.stringMatching(/^environment: LANGS is "xx": there is no language "xx"/),
      expect.stringContaining('GATSBY_SITE_ORIGIN is "http://example.org": it must'),
      expect.stringContaining('GATSBY_SUPPORT_EMAIL is "nobody": it must be one e-mail'),
      expect.stringContaining('UNTRANSLATED is "hide": it must be "show"'),
    ]);
    const { requireSettings } = await import('../../src/content/environment');
    expect(requireSettings).toThrow(
      /^LANGS is "xx".+\nGATSBY_SITE_ORIGIN is .+\nGATSBY_SUPPORT_EMAIL is .+$/,
    );
  });
});
