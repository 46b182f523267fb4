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
const { env } = process;

/** A copy of everything that is validated, for tests to change. */
const at = temporaryFolder();
const inCopy = (file: string) => at('locales', file);

beforeEach(async () => {
  const folders = languages.map(({ tag }) => `locales/${tag}`);
  for (const copied of [sameAsEnglishFile, 'locales/notes', ...folders]) {
    await cp(copied, at(copied), { recursive: true });
  }
});

afterEach(() => {
  process.env = env;
});

const readCopy = async (file: string) => JSON.parse(await readFile(inCopy(file), 'utf8'));
const writeCopy = (file: string, messages: object) =>
  writeFile(inCopy(file), JSON.stringify(messages));

/** Removes a key, such as `hero.title`, from a message file, such as `de/home`. */
const drop = (file: string, key: string) => leaveOut(at(), [...file.split('/'), ...key.split('.')]);

/** Replaces text in a file of the copy. */
async function replace(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(inCopy(file), 'utf8');
  expect(text).toContain(before);
  await writeFile(inCopy(file), text.replace(before, after));
}

const published = () => readPublication(languages, at()).publication;
const validated = async () => {
  const { issues, notes } = await validateSite({ root: at(), langs });
  return { issues: issues.map(formatIssue), notes: notes.map(formatIssue) };
};
const onlyNotes = (...notes: readonly unknown[]) => ({ issues: [], notes });

it('Every page of complete translations is published, without issues or notes', async () => {
  expect(published()).toEqual(full);
  expect(Object.keys(published())).toEqual(languages.map(({ tag }) => tag));
  expect(await validated()).toEqual(onlyNotes());
});

describe('An incomplete translation', () => {
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
  ])('may have %s.json without %s: %s', async (name, key, what, publication) => {
    await drop(name, key);
    expect(published()).toEqual(publication);
    const note = `locales/${name}.json: has no translation of ${key}. ${what} until it is complete.`;
    expect(await validated()).toEqual(onlyNotes(note));
  });

  it('is linked or shown in English, and hidden from search engines', () => {
    expect(readableTag(withSource, 'privacy-policy', 'de')).toBe('de');
    expect(readableTag(withoutPrices, 'pricing', 'pl')).toBe('en');
    expect(listedTags(withSource, 'privacy-policy')).toEqual(['en', 'pl']);
    expect(listedTags(withSource, 'terms-of-service')).toEqual(['de', 'en', 'pl']);
  });

  it('may have no folder yet', async () => {
    await rm(inCopy('pl'), { recursive: true });
    const note =
      /^locales\/pl\/common\.json: has no translation of skipLink and \d+ more\. Nothing/;
    expect(await validated()).toEqual(onlyNotes(expect.stringMatching(note)));
  });
});

describe('A text that is identical to English', () => {
  beforeEach(async () => {
    const { meta } = await readCopy('en/enterprise.json');
    await writeCopy('de/enterprise.json', { ...(await readCopy('de/enterprise.json')), meta });
  });

  it('counts as not translated', async () => {
    expect(published().de).not.toHaveProperty('enterprise');
    expect(await validated()).toEqual(
      onlyNotes(
        'locales/de/enterprise.json: has no translation of meta.title and 1 more. /de/enterprise is not published until it is complete.',
      ),
    );
  });

  it('counts as translated if it is listed as intended', async () => {
    const named = { 'enterprise:meta.title': ['de'], 'enterprise:meta.description': ['*'] };
    const list = await readCopy(path.basename(sameAsEnglishFile));
    await writeCopy(path.basename(sameAsEnglishFile), { ...list, ...named });
    expect(published()).toEqual(full);
  });

  it('is shown to translators', () => {
    process.env = { ...env, UNTRANSLATED: 'show' };
    expect(published()).toEqual(full);
  });

  // The build and the translators’ tools use the same function.
  it.each([
    ['hr', 'plain_one', '{{amount}} model', 'the form of the same name'],
    [
      'hr',
      'plain_one',
      '{{amount}} models',
      'the form to translate, as Croatian “one” includes 21',
    ],
    ['sl', 'plain_two', '{{amount}} models', 'the form “other”, as English has no “two”'],
    ['de', 'dative_other', '{{amount}} models', 'the plain form, as English has no dative'],
  ])('is found in %s, %s “%s”, as %s', (tag, form, text) => {
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

it('A partly translated legal document is shown to translators, an untranslated one in English', async () => {
  process.env = { ...env, UNTRANSLATED: 'show' };
  const { title } = await readCopy('de/terms-of-service.json');
  const english = await readCopy('en/terms-of-service.json');
  await writeCopy('de/terms-of-service.json', english);
  expect(published().de).toEqual({ ...full.de, 'terms-of-service': 'source' });
  await writeCopy('de/terms-of-service.json', { ...english, title });
  expect(published()).toEqual(full);
});

describe('The build is stopped', () => {
  const numberless = () => replace('pl/common.json', '{{companyNumber}}', '{{numer}}');
  const misspelt = () => replace('en/home.json', 'parallel"', 'parallel {{prodct}}"');
  const clauseless = () => drop('en/privacy-policy', 'children.minimum-age');
  it.each<[what: string, issue: string, breakIt: () => Promise<void>]>([
    ['a translation that would break a page', 'has {{numer}}, but English', numberless],
    ['English with a misspelt fact', 'home.json:', misspelt],
    ['English without a text', 'privacy-policy.json children.minimum-age: is missing', clauseless],
    [
      'broken JSON, which does not count as untranslated',
      'is not valid JSON: a comma is missing',
      () => replace('de/home.json', '",', '"'),
    ],
  ])('by %s', async (_what, issue, breakIt) => {
    await breakIt();
    expect(await validated()).toEqual({ issues: [expect.stringContaining(issue)], notes: [] });
  });

  it('by compiler errors', async () => {
    await writeFile(at('plans.ts'), 'export const plans = {\n  price: Number("1"),\n  free: x };');
    await writeFile(at('tsconfig.json'), '{ "compilerOptions": { "types": [] } }');
    const [issue, ...others] = await checkTypes(at());
    expect(others).toEqual([]);
    expect(issue && formatIssue(issue)).toMatch(/plans\.ts:3:9: .+Cannot find name 'x'/);
  });
});

it('Invalid facts stop the build before anything is computed from them', async () => {
  const { plus } = jest.requireActual('../../src/content/plans').plans;
  const price = { ...plus.price, monthly: 5.99 };
  const overrides: readonly (readonly [module: string, name: string, values: object])[] = [
    ['plans', 'plans', { plus: { ...plus, price, features: [{ id: 'telepathy' }] } }],
    ['policy', 'policy', { withdrawalDays: 0 }],
    ['legal/accessibility', 'accessibilityStatement', { effective: '2026-02-30' }],
    ['last-audit', 'accessibilityAudit', { pages: 0, violations: 3 }],
  ];
  for (const [module, name, values] of overrides) {
    const actual = jest.requireActual(`../../src/content/${module}`);
    const mock = { ...actual, [name]: { ...actual[name], ...values } };
    jest.doMock(`../../src/content/${module}`, () => mock);
  }
  await jest.isolateModulesAsync(async () => {
    const module = await import('../../src/validate/validate-site');
    const { issues, notes } = await module.validateSite({ root: at(), langs });
    expect(notes).toEqual([]);
    expect(issues.map(formatIssue)).toEqual([
      expect.stringContaining('plans.ts plus.price.monthly: is 5.99'),
      expect.stringContaining('policy.ts policy.withdrawalDays: is 0'),
      expect.stringContaining('accessibility-audit.json pages: is 0'),
      expect.stringContaining('plus: has no message. Add "features.telepathy"'),
      expect.stringContaining('legal/accessibility.ts effective: is "2026-02-30"'),
      expect.stringContaining('accessibility-audit.json violations: is 3'),
    ]);
  });
  for (const [module] of overrides) jest.dontMock(`../../src/content/${module}`);
});

it('All invalid settings are reported, and none throws while modules load', async () => {
  process.env = {
    ...env,
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
