import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { knownLanguages } from '../../src/content/known-languages';
import { pluralCategories } from '../../src/i18n/check/plural-keys';
import { copyWorkshop, type WorkshopCopy } from '../support/workshop-copy';

let copy: WorkshopCopy;
beforeEach(async () => {
  copy = await copyWorkshop();
});
afterEach(() => copy.remove());

const here = ['de', 'el', 'en', 'pl'];
const others = knownLanguages.map(({ tag }) => tag).filter((tag) => !here.includes(tag));

describe('Adding a language', () => {
  it.each(others)(
    'gives %s every file, its own plural forms and nothing that would break a page',
    async (tag) => {
      expect((await copy.run('add', tag)).failed).toBe(false);
      const { units } = JSON.parse(await copy.read(`locales/${tag}/common.json`));
      const forms = Object.keys(units.days).filter((key) => key.startsWith('plain_'));
      expect(forms).toEqual(pluralCategories(tag).map((category) => `plain_${category}`));
      const { said } = await copy.run('check', tag, '--json');
      const rules = JSON.parse(said).map(({ rule }: { rule: string }) => rule);
      expect(new Set(rules)).toEqual(new Set(['not-begun', 'glossary']));
      expect(JSON.parse(await copy.read('src/content/published.json'))).toHaveProperty(
        tag,
        'draft',
      );
    },
  );

  it('keeps the list of languages in the order of their tags', async () => {
    await copy.run('add', 'fr');
    await copy.run('add', 'bg');
    const tags = Object.keys(JSON.parse(await copy.read('src/content/published.json')));
    expect(tags).toEqual(['bg', 'de', 'el', 'en', 'fr', 'pl']);
  });

  it('counts the words of English as missing', async () => {
    await copy.run('add', 'fr');
    const { said } = await copy.run('status', 'fr', '--json');
    const all = JSON.parse(said).find(
      ({ namespace }: { namespace: string }) => namespace === 'all',
    );
    expect(all.states.missing.texts).toBeGreaterThan(500);
    expect(all.states.stale.texts).toBe(0);
    expect(all.states.reviewed.texts).toBe(0);
  });

  it.each([
    ['de', 'The site has "de" already'],
    ['en', 'The site has "en" already'],
    ['FR', 'Write the tag in small letters: "fr"'],
    ['pt-BR', 'The site writes this language as "pt"'],
    ['fr_FR', 'The site writes this language as "fr"'],
    ['ja', 'The site does not know Japanese yet'],
    ['french', '"french" is no tag of a language. The site knows bg, es,'],
    ['../fr', '"../fr" is no tag of a language'],
    ['constructor', '"constructor" is no tag of a language'],
    ['', '"" is no tag of a language'],
  ])('refuses %j and writes nothing', async (tag, why) => {
    const before = await copy.everything();
    const { said, failed } = await copy.run('add', tag);
    expect(failed).toBe(true);
    expect(said).toContain(why);
    expect(await copy.everything()).toEqual(before);
  });

  it('refuses a language whose folder is there', async () => {
    await mkdir(path.join(copy.root, 'locales/fr'));
    await copy.write('locales/fr/mine.json', '{}');
    const before = await copy.everything();
    expect((await copy.run('add', 'fr')).said).toContain('There is a folder locales/fr already');
    expect(await copy.everything()).toEqual(before);
  });

  it('does not bring the language to the site when a file cannot be written', async () => {
    const before = await copy.read('src/content/published.json');
    // A folder in the place of the last file but one.
    await mkdir(path.join(copy.root, 'locales/review/fr.json'));
    const { said, failed } = await copy.run('add', 'fr');
    expect(failed).toBe(true);
    expect(said).toContain('locales/review/fr.json');
    expect(await copy.read('src/content/published.json')).toBe(before);
  });

  it('refuses a list of languages that cannot be read', async () => {
    await copy.write('src/content/published.json', '{ "de": "draft", }');
    expect((await copy.run('add', 'fr')).said).toContain('published.json:1: is not valid JSON');
    await copy.write('src/content/published.json', '{ "en": "source", "xx": "draft" }');
    expect((await copy.run('check')).said).toContain(
      'published.json has "xx", which is no language',
    );
  });
});
