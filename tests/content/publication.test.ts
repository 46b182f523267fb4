import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditFile } from '../../src/build/audit-check';
import { readPublication } from '../../src/build/read-publication';
import { chosenLanguages } from '../../src/content/languages';
import { formatFinding } from '../../src/i18n/check/finding';
import { isStillEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { fullPublication, listedTags, readableTag } from '../../src/i18n/publication';
import { validateSite } from '../../src/validate/validate-site';

const langs = 'de,en,pl';
const languages = chosenLanguages(langs);
const full = fullPublication(languages);

/** A copy of the message files that a test may leave incomplete. */
let root: string;
const inCopy = (file: string) => path.join(root, 'locales', file);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'publication-'));
  await cp(auditFile, path.join(root, auditFile));
  await cp(sameAsEnglishFile, path.join(root, sameAsEnglishFile));
  for (const { tag } of languages) {
    await cp(`locales/${tag}`, inCopy(tag), { recursive: true });
  }
});

afterEach(() => rm(root, { recursive: true }));

interface Messages {
  [name: string]: Messages | string;
}

/** Takes a key, such as `hero.title`, out of a file of the copy. */
async function drop(file: string, key: string): Promise<void> {
  const messages: Messages = JSON.parse(await readFile(inCopy(file), 'utf8'));
  const names = key.split('.');
  const last = names.pop() ?? '';
  let at = messages;
  for (const name of names) at = at[name] as Messages;
  if (!(last in at)) throw new Error(`${file} has no ${key}.`);
  delete at[last];
  await writeFile(inCopy(file), JSON.stringify(messages));
}

const published = () => readPublication(languages, root).publication;
const notes = () => readPublication(languages, root).notes.map(formatFinding);
const faults = async () => (await validateSite({ root, langs })).faults.map(formatFinding);

describe('Of complete translations', () => {
  it('every page is published, and there is nothing to say', () => {
    expect(published()).toEqual(full);
    expect(Object.keys(published())).toEqual(languages.map(({ tag }) => tag));
    expect(notes()).toEqual([]);
  });
});

describe('A legal document that is not complete', () => {
  beforeEach(() => drop('de/privacy-policy.json', 'children.minimum-age'));

  it('is shown in English, and the rest of the language is as it was', () => {
    expect(published()).toEqual({ ...full, de: { ...full.de, 'privacy-policy': 'source' } });
  });

  it('is no fault but a line that says what is shown and why', async () => {
    await expect(faults()).resolves.toEqual([]);
    expect(notes()).toEqual([
      'locales/de/privacy-policy.json: has no translation of children.minimum-age. /de/privacy-policy shows the English text until it is complete.',
    ]);
  });

  it('can be read in its language, but search engines are not told so', () => {
    expect(readableTag(published(), 'privacy-policy', 'de')).toBe('de');
    expect(listedTags(published(), 'privacy-policy')).toEqual(['en', 'pl']);
    expect(listedTags(published(), 'terms-of-service')).toEqual(['de', 'en', 'pl']);
  });
});

describe('Another page that is not complete', () => {
  it.each([
    ['pricing', 'features.monthlyCredits'],
    ['enterprise', 'hero.lead'],
  ] as const)('is not published: %s without %s', async (route, key) => {
    await drop(`pl/${route}.json`, key);
    const { [route]: _, ...others } = full.pl ?? {};
    expect(published()).toEqual({ ...full, pl: others });
    expect(notes()).toEqual([
      `locales/pl/${route}.json: has no translation of ${key}. /pl/${route} is not published until it is complete.`,
    ]);
    expect(readableTag(published(), route, 'pl')).toBe('en');
    await expect(faults()).resolves.toEqual([]);
  });
});

describe('A language is not published at all', () => {
  const { pl: _, ...withoutPolish } = full;

  it.each([
    ['common', 'footer.contact'],
    ['home', 'hero.title'],
    ['not-found', 'title'],
    ['error', 'meta.title'],
  ])('when its %s.json lacks %s', async (namespace, key) => {
    await drop(`pl/${namespace}.json`, key);
    expect(published()).toEqual(withoutPolish);
    expect(notes()).toEqual([
      `locales/pl/${namespace}.json: has no translation of ${key}. Nothing is published in "pl" until it is complete.`,
    ]);
    await expect(faults()).resolves.toEqual([]);
  });

  it('when its folder is not there', async () => {
    await rm(inCopy('pl'), { recursive: true });
    expect(published()).toEqual(withoutPolish);
    expect(notes()).toEqual([
      expect.stringMatching(
        /^locales\/pl\/common\.json: has no translation of skipLink and \d+ more\. Nothing/,
      ),
    ]);
    await expect(faults()).resolves.toEqual([]);
  });
});

describe('A text that still is the English one', () => {
  const { enterprise: _, ...others } = full.de ?? {};

  beforeEach(async () => {
    const read = async (tag: string) =>
      JSON.parse(await readFile(inCopy(`${tag}/enterprise.json`), 'utf8'));
    const { meta } = await read('en');
    await writeFile(inCopy('de/enterprise.json'), JSON.stringify({ ...(await read('de')), meta }));
  });

  it('counts as not translated, so that no page shows it as if it were', () => {
    expect(published()).toEqual({ ...full, de: others });
    expect(notes()).toEqual([
      'locales/de/enterprise.json: has no translation of meta.title and 1 more. /de/enterprise is not published until it is complete.',
    ]);
  });

  it('counts as translated where the list of such texts names it', async () => {
    const list = path.join(root, sameAsEnglishFile);
    const named = { 'enterprise:meta.title': ['de'], 'enterprise:meta.description': ['*'] };
    const listed = { ...JSON.parse(await readFile(list, 'utf8')), ...named };
    await writeFile(list, JSON.stringify(listed));
    expect(published().de).toEqual(expect.objectContaining({ enterprise: 'own' }));
  });

  it('is shown to its translators', () => {
    process.env.UNTRANSLATED = 'show';
    const shown = published();
    delete process.env.UNTRANSLATED;
    expect(shown).toEqual(full);
  });
});

/** The build and the check of the workshop ask the same function. */
describe('A text reads as in English', () => {
  const english = (key: string) =>
    new Map([
      ['units.models.plain_one', '{{amount}} model'],
      ['units.models.plain_other', '{{amount}} models'],
    ]).get(key);
  const isStill = (tag: string, form: string, text: string, allowed: readonly string[] = []) => {
    const key = `units.models.${form}`;
    const same = new Map([[`common:${key}`, allowed]]);
    return isStillEnglish({ tag, namespace: 'common', key, text }, english, same);
  };

  it.each([
    ['hr', 'plain_one', '{{amount}} model', 'the form of the same name'],
    ['hr', 'plain_one', '{{amount}} models', 'the form it began with, as Croatian “one” holds 21'],
    ['sl', 'plain_two', '{{amount}} models', 'the form that stands for one English has not'],
    ['de', 'dative_other', '{{amount}} models', 'the plain form, of one that English has not'],
  ])('in %s, %s “%s”: as %s', (tag, form, text) => {
    expect(isStill(tag, form, text)).toBe(true);
    expect(isStill(tag, form, `${text} x`)).toBe(false);
    expect(isStill(tag, form, text, [tag])).toBe(false);
    expect(isStill(tag, form, text, ['*'])).toBe(false);
  });
});

describe('A legal document that is shown to its translators', () => {
  beforeEach(() => {
    process.env.UNTRANSLATED = 'show';
  });
  afterEach(() => {
    delete process.env.UNTRANSLATED;
  });

  it('is the English one under its notice while no text of it is translated', async () => {
    await cp(inCopy('en/terms-of-service.json'), inCopy('de/terms-of-service.json'));
    expect(published().de).toEqual({ ...full.de, 'terms-of-service': 'source' });
  });

  it('is the translation as far as it is, once it is begun', async () => {
    const read = async (tag: string) =>
      JSON.parse(await readFile(inCopy(`${tag}/terms-of-service.json`), 'utf8'));
    const { title } = await read('de');
    const begun = { ...(await read('en')), title };
    await writeFile(inCopy('de/terms-of-service.json'), JSON.stringify(begun));
    expect(published()).toEqual(full);
  });
});

describe('What stops the build', () => {
  it('is a translation that would break a page', async () => {
    const text = await readFile(inCopy('pl/common.json'), 'utf8');
    await writeFile(inCopy('pl/common.json'), text.replace('{{companyNumber}}', '{{numer}}'));
    await expect(faults()).resolves.toEqual([
      expect.stringContaining('has {{numer}}, but English'),
    ]);
  });

  it('is English without a text', async () => {
    await drop('en/privacy-policy.json', 'children.minimum-age');
    await expect(faults()).resolves.toEqual([
      expect.stringContaining('en/privacy-policy.json children.minimum-age: is missing'),
    ]);
  });
});
