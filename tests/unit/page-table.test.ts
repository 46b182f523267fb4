import { existsSync } from 'node:fs';
import {
  addressedPages,
  listedPages,
  type Page,
  pageContext,
  pageTable,
  templateFile,
} from '../../src/build/page-table';
import { allLanguages } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { fullPublication } from '../../src/i18n/publication';

const publication = fullPublication(allLanguages);
const pages = pageTable(publication);
const find = (path: string) => pages.find((page) => page.path === path) as Page;

describe('The page table', () => {
  it('keeps the order of the languages, and in each the order of the routes', () => {
    expect(pages.map(({ tag, route }) => `${tag} ${route}`)).toEqual(
      allLanguages.flatMap(({ tag }) => routeIds.map((route) => `${tag} ${route}`)),
    );
  });

  it('holds nothing for a language that is not asked for', () => {
    const english = pageTable(fullPublication(allLanguages.filter(({ tag }) => tag === 'en')));
    expect(new Set(english.map(({ tag }) => tag))).toEqual(new Set(['en']));
  });

  it('writes each page into a file of its own', () => {
    expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  });

  it('has exactly the pages that are published, and knows whose words they show', () => {
    const partial = pageTable({
      en: { home: 'own', 'privacy-policy': 'own' },
      de: { home: 'own', 'privacy-policy': 'source' },
      pl: { home: 'own' },
    });
    expect(partial.map(({ path, text }) => [path, text])).toEqual([
      ['/', 'own'],
      ['/privacy-policy', 'own'],
      ['/de', 'own'],
      ['/de/privacy-policy', 'source'],
      ['/pl', 'own'],
    ]);
    expect(addressedPages(partial)).toEqual(partial);
    expect(listedPages(partial).map(({ path }) => path)).not.toContain('/de/privacy-policy');
  });

  it('lists the same routes in every language', () => {
    const routesOf = (tag: string) =>
      listedPages(pages)
        .filter((page) => page.tag === tag)
        .map(({ route }) => route);
    for (const { tag } of allLanguages) expect(routesOf(tag)).toEqual(routesOf('en'));
  });
});

describe('The template of a page', () => {
  it.each(routeIds)('exists: %s', (route) => {
    expect(existsSync(templateFile(route))).toBe(true);
  });

  it('is one for all legal documents', () => {
    expect(templateFile('privacy-policy')).toBe(templateFile('accessibility'));
    expect(templateFile('home')).not.toBe(templateFile('pricing'));
  });
});

describe('The context of a page', () => {
  it('tells the query which message files to read', () => {
    expect(pageContext(find('/de/terms-of-service'), publication)).toMatchObject({
      language: 'de',
      languages: ['de'],
      namespaces: ['common', 'terms-of-service'],
    });
  });

  it('tells it to read English, too, for a page that shows an English text', () => {
    const page: Page = { ...find('/de/terms-of-service'), text: 'source' };
    expect(pageContext(page, publication)).toMatchObject({
      language: 'de',
      languages: ['de', 'en'],
      namespaces: ['common', 'terms-of-service'],
    });
  });

  it('tells components what is published', () => {
    expect(pageContext(find('/de/pricing'), publication).publication).toEqual(publication);
  });

  it('says all that the language plugin would, so that the plugin leaves the page alone', () => {
    expect(pageContext(find('/de/pricing'), publication).i18n).toEqual({
      language: 'de',
      languages: allLanguages.map(({ tag }) => tag),
      defaultLanguage: 'en',
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: '/pricing',
      path: '/de/pricing',
    });
  });

  it('holds no words: messages come from the page query alone', () => {
    const values = Object.values(pageContext(find('/de/pricing'), publication)).flat();
    expect(JSON.stringify(values)).not.toContain(' ');
  });
});
