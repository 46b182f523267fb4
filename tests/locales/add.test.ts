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
  it('writes every file with the plural forms of the language and nothing that breaks a page', async () => {
    for (const tag of others) {
      expect(await copy.run('add', tag)).toEqual(expect.objectContaining({ failed: false }));
      const { units } = JSON.parse(await copy.read(`locales/${tag}/common.json`));
      const forms = Object.keys(units.days).filter((key) => key.startsWith('plain_'));
      expect(forms).toEqual(pluralCategories(tag).map((category) => `plain_${category}`));
    }
    const issues = checkProject(await readProject(copy.root, others));
    expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['not-started', 'glossary']));
    const states = JSON.parse(await copy.read('src/content/published.json'));
    expect(states).toEqual(expect.objectContaining({ bg: 'draft', cy: 'draft' }));
    expect(Object.keys(states)).toEqual(Object.keys(states).toSorted());
  });

  it.each([
    ['de', 'The site already has "de"'],
    ['pt-BR', 'The site writes this language as "pt"'],
    ['FR_fr', 'The site writes this language as "fr"'],
    ['french', 'There is no language "french". Use one of bg, es,'],
  ])('refuses %j and writes nothing', async (tag, message) => {
    const before = await copy.readAll();
    const { output, failed } = await copy.run('add', tag);
    expect(failed).toBe(true);
    expect(output).toContain(message);
    expect(await copy.readAll()).toEqual(before);
  });

  it('refuses a language whose folder already exists', async () => {
    await mkdir(path.join(copy.root, 'locales/fr'));
    await copy.write('locales/fr/mine.json', '{}');
    const before = await copy.readAll();
    expect((await copy.run('add', 'fr')).output).toContain('The folder locales/fr already exists');
    expect(await copy.readAll()).toEqual(before);
  });

  it('does not list the language if a file cannot be written', async () => {
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
