import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { knownLanguages } from '../../src/content/known-languages';
import { pluralCategories } from '../../src/i18n/check/plural-keys';
import { checkProject } from '../../tools/locales/check-project';
import { readProject } from '../../tools/locales/locales-project';
import { localesCopy } from '../support/locales-copy';

const copy = localesCopy();

const others = knownLanguages
  .map(({ tag }) => tag)
  .filter((tag) => !['de', 'en', 'pl'].includes(tag));

describe('Adding a language', () => {
  it('gives each every file, its own plural forms and nothing that would break a page', async () => {
    for (const tag of others) {
      expect(await copy.run('add', tag)).toEqual(expect.objectContaining({ failed: false }));
      const { units } = JSON.parse(await copy.read(`locales/${tag}/common.json`));
      const forms = Object.keys(units.days).filter((key) => key.startsWith('plain_'));
      expect(forms).toEqual(pluralCategories(tag).map((category) => `plain_${category}`));
    }
    const issues = checkProject(await readProject(copy.root, others));
    expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['not-begun', 'glossary']));
    const states = JSON.parse(await copy.read('src/content/published.json'));
    expect(states).toEqual(expect.objectContaining({ bg: 'draft', cy: 'draft' }));
    expect(Object.keys(states)).toEqual(Object.keys(states).toSorted());
  });

  it.each([
    ['de', 'The site has "de" already'],
    ['pt-BR', 'The site writes this language as "pt"'],
    ['FR_fr', 'The site writes this language as "fr"'],
    ['french', '"french" is none of bg, es,'],
  ])('refuses %j and writes nothing', async (tag, why) => {
    const before = await copy.everything();
    const { output, failed } = await copy.run('add', tag);
    expect(failed).toBe(true);
    expect(output).toContain(why);
    expect(await copy.everything()).toEqual(before);
  });

  it('refuses a language whose folder is there', async () => {
    await mkdir(path.join(copy.root, 'locales/fr'));
    await copy.write('locales/fr/mine.json', '{}');
    const before = await copy.everything();
    expect((await copy.run('add', 'fr')).output).toContain('There is a folder locales/fr already');
    expect(await copy.everything()).toEqual(before);
  });

  it('does not bring the language to the site when a file cannot be written', async () => {
    const before = await copy.read('src/content/published.json');
    // A folder in the place of the last file but one.
    await mkdir(path.join(copy.root, 'locales/review/fr.json'));
    const { output, failed } = await copy.run('add', 'fr');
    expect(failed).toBe(true);
    expect(output).toContain('locales/review/fr.json');
    expect(await copy.read('src/content/published.json')).toBe(before);
  });

  it('refuses a list of languages that cannot be read', async () => {
    await copy.write('src/content/published.json', '{ "de": "draft", }');
    expect((await copy.run('add', 'fr')).output).toContain('published.json is not valid JSON');
  });
});
