import { listedPages, type Page, pageContext, pageTable } from '../../src/build/page-table';
import { allLanguages } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';

const pages = pageTable(allLanguages);
const find = (path: string) => pages.find((page) => page.path === path) as Page;

describe('The page table', () => {
  it('keeps the order of the languages, and in each the order of the routes', () => {
    expect(pages.map(({ tag, route }) => `${tag} ${route}`)).toEqual(
      allLanguages.flatMap(({ tag }) => routeIds.map((route) => `${tag} ${route}`)),
    );
  });

  it('holds nothing for a language that is not asked for', () => {
    const english = pageTable(allLanguages.filter(({ tag }) => tag === 'en'));
    expect(new Set(english.map(({ tag }) => tag))).toEqual(new Set(['en']));
  });

  it('writes each page into a file of its own', () => {
    expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  });

  it('lists the same routes in every language', () => {
    const routesOf = (tag: string) =>
      listedPages(pages)
        .filter((page) => page.tag === tag)
        .map(({ route }) => route);
    for (const { tag } of allLanguages) expect(routesOf(tag)).toEqual(routesOf('en'));
  });
});

describe('The context of a page', () => {
  it('tells the query which message files to read', () => {
    expect(pageContext(find('/de/terms-of-service'), pages)).toMatchObject({
      language: 'de',
      namespaces: ['common', 'terms-of-service'],
    });
  });

  it('says all that the language plugin would, so that the plugin leaves the page alone', () => {
    expect(pageContext(find('/de/pricing'), pages).i18n).toEqual({
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
    const values = Object.values(pageContext(find('/de/pricing'), pages)).flat();
    expect(JSON.stringify(values)).not.toContain(' ');
  });
});
