import {
  addressedPages,
  listedPages,
  type Page,
  pageContext,
  pageTable,
} from '../../src/build/page-table';
import { allLanguages } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { pageFile, pagePath } from '../../src/i18n/paths';
import { fullPublication } from '../../src/i18n/publication';

const publication = fullPublication(allLanguages);
const pages = pageTable(publication);
const find = (path: string) => pages.find((page) => page.path === path) as Page;

// The addresses of pages, the sitemap and the other small files: tests/site.
describe('The path and the file of a page', () => {
  it.each([
    ['home', 'en', '/', 'index.html'],
    ['pricing', 'en', '/pricing', 'pricing.html'],
    ['enterprise', 'en', '/enterprise', 'enterprise.html'],
    ['privacy-policy', 'en', '/privacy-policy', 'privacy-policy.html'],
    ['terms-of-service', 'en', '/terms-of-service', 'terms-of-service.html'],
    ['accessibility', 'en', '/accessibility', 'accessibility.html'],
    ['not-found', 'en', '/404', '404.html'],
    ['error', 'en', '/500', '500.html'],
    ['home', 'pl', '/pl', 'pl.html'],
    ['pricing', 'pl', '/pl/pricing', 'pl/pricing.html'],
    ['not-found', 'pl', '/pl/404', 'pl/404.html'],
  ] as const)('of %s in %s are %s and %s', (route, tag, path, file) => {
    expect([pagePath(route, tag), pageFile(route, tag)]).toEqual([path, file]);
  });
});

describe('The page table', () => {
  it('keeps the order of the languages, and in each the order of the routes', () => {
    expect(pages.map(({ tag, route }) => `${tag} ${route}`)).toEqual(
      allLanguages.flatMap(({ tag }) => routeIds.map((route) => `${tag} ${route}`)),
    );
  });

  it('gives each page a path and a file of its own', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  });

  it('has exactly the pages that are published, and knows whose words they show', () => {
    const partial = pageTable({
      en: { home: 'own', 'privacy-policy': 'own', 'not-found': 'own' },
      de: { home: 'own', 'privacy-policy': 'source' },
      pl: { home: 'own' },
    });
    expect(addressedPages(partial).map(({ path, text }) => [path, text])).toEqual([
      ['/', 'own'],
      ['/privacy-policy', 'own'],
      ['/de', 'own'],
      ['/de/privacy-policy', 'source'],
      ['/pl', 'own'],
    ]);
    const others = partial.filter((page) => !listedPages(partial).includes(page));
    expect(others.map(({ path }) => path)).toEqual(['/404', '/de/privacy-policy']);
  });
});

describe('The context of a page', () => {
  it('tells components what is published, the query what to read, and the plugin to leave it alone', () => {
    expect(pageContext(find('/de/pricing'), publication)).toEqual({
      route: 'pricing',
      language: 'de',
      languages: ['de'],
      namespaces: ['common', 'pricing'],
      publication,
      i18n: {
        language: 'de',
        languages: allLanguages.map(({ tag }) => tag),
        defaultLanguage: 'en',
        generateDefaultLanguagePage: false,
        routed: true,
        originalPath: '/pricing',
        path: '/de/pricing',
      },
    });
  });

  it('has the query read English, too, for a page that shows an English text', () => {
    const page: Page = { ...find('/de/terms-of-service'), text: 'source' };
    expect(pageContext(page, publication).languages).toEqual(['de', 'en']);
  });
});
