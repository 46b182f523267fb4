import { listedPages, pageTable } from '../../src/build/page-table';
import { allLanguages, chosenLanguages } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { pageFile, pagePath, pageUrl } from '../../src/i18n/paths';
import { fullPublication } from '../../src/i18n/publication';

/** The languages the site is built for, of which `languages.ts` has some or all. */
const tags =
  'bg es cs da de et el en fr ga hr it lv lt hu mt nl pl pt ro sk sl fi sv is nb cy'.split(' ');
const others = tags.filter((tag) => tag !== 'en');

describe('The path of a page', () => {
  it.each([
    ['home', '/'],
    ['pricing', '/pricing'],
    ['enterprise', '/enterprise'],
    ['privacy-policy', '/privacy-policy'],
    ['terms-of-service', '/terms-of-service'],
    ['accessibility', '/accessibility'],
    ['not-found', '/404'],
    ['error', '/500'],
  ] as const)('of %s in English is %s', (route, path) => {
    expect(pagePath(route, 'en')).toBe(path);
  });

  it.each(others)('begins in %s with the tag of the language', (tag) => {
    expect(pagePath('home', tag)).toBe(`/${tag}`);
    expect(pagePath('pricing', tag)).toBe(`/${tag}/pricing`);
  });

  it('is another one for each of eight routes in each of 27 languages', () => {
    const paths = tags.flatMap((tag) => routeIds.map((route) => pagePath(route, tag)));
    expect(new Set(paths).size).toBe(8 * 27);
  });

  it('never ends in a slash, except for the root', () => {
    const paths = tags.flatMap((tag) => routeIds.map((route) => pagePath(route, tag)));
    expect(paths.filter((path) => path.endsWith('/'))).toEqual(['/']);
  });
});

describe('The address of a page', () => {
  it.each([
    ['home', 'en', '/'],
    ['home', 'de', '/de'],
    ['pricing', 'el', '/el/pricing'],
  ] as const)('of %s in %s is its path on the site', (route, tag, path) => {
    expect(pageUrl(route, tag)).toBe(site.siteOrigin + path);
  });
});

describe('The file of a page', () => {
  it.each([
    ['home', 'en', 'index.html'],
    ['home', 'pl', 'pl.html'],
    ['pricing', 'en', 'pricing.html'],
    ['pricing', 'pl', 'pl/pricing.html'],
    ['not-found', 'en', '404.html'],
    ['not-found', 'pl', 'pl/404.html'],
  ] as const)('of %s in %s is %s', (route, tag, file) => {
    expect(pageFile(route, tag)).toBe(file);
  });
});

describe('The page table', () => {
  it('has each route in each language once', () => {
    const pages = pageTable(fullPublication(allLanguages));
    expect(pages).toHaveLength(routeIds.length * allLanguages.length);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it('gives a page the common messages and its own', () => {
    const page = pageTable(fullPublication(allLanguages)).find(
      ({ path }) => path === '/de/pricing',
    );
    expect(page).toMatchObject({ route: 'pricing', tag: 'de', file: 'de/pricing.html' });
    expect(page?.namespaces).toEqual(['common', 'pricing']);
  });

  it('lists the five pages of the specification and the statement, not the status pages', () => {
    const english = allLanguages.filter(({ tag }) => tag === 'en');
    expect(listedPages(pageTable(fullPublication(english))).map(({ path }) => path)).toEqual([
      '/',
      '/pricing',
      '/enterprise',
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
    ]);
  });
});

describe('LANGS', () => {
  const chosen = (langs: string | undefined) => chosenLanguages(langs).map(({ tag }) => tag);

  it.each([undefined, ''])('as %j builds every language', (langs) => {
    expect(chosenLanguages(langs)).toEqual(allLanguages);
  });

  it.each(['en,de', 'de', ' de , en '])('as %j builds English and German', (langs) => {
    expect(chosen(langs)).toEqual(['de', 'en']);
  });

  it.each(['xx', 'en,xx', 'de,'])('as %j stops with a message', (langs) => {
    expect(() => chosen(langs)).toThrow(`LANGS is "${langs}": there is no language "`);
  });
});
