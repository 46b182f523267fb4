import { addressPatterns, answerTo, statusFile } from '../../../src/build/hosting/addresses';
import { addressedPages, listedPages, pageTable } from '../../../src/build/page-table';
import { chosenLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const pages = pageTable(fullPublication(chosenLanguages('en,de')));
const nothing = { kind: 'missing' };

describe('the answer to', () => {
  it.each([
    ['/', 'index.html'],
    ['/pricing', 'pricing.html'],
    ['/de', 'de.html'],
    ['/de/pricing', 'de/pricing.html'],
    ['/icon.svg', 'icon.svg'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/PRICING', 'PRICING'],
    ['/404', '404'],
    ['/pl/pricing', 'pl/pricing'],
  ])('%s is the file %s, if it is there', (path, file) => {
    expect(answerTo(path, pages)).toEqual({ kind: 'file', file });
  });

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/pricing/', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/de/', '/de'],
    ['/de.html', '/de'],
    ['/de/pricing/', '/de/pricing'],
    ['/de/pricing.html', '/de/pricing'],
  ])('%s is to ask at %s', (path, location) => {
    expect(answerTo(path, pages)).toEqual({ kind: 'moved', location });
  });

  it.each([
    '/404.html',
    '/de/500.html',
    '/de/index.html',
    '/Pricing.html',
    '/pricing.html.br',
    '/icon.svg.gz',
    '/robots.txt.gz',
    '/_headers',
    '/_redirects',
    '/.env',
    '/.git/config',
    '/de/.hidden',
    '/.well-known/.hidden',
    '/.well-known/a/.hidden',
    '//pricing',
    '//evil.example/',
    '/de//pricing',
  ])('%s is that there is nothing', (path) => {
    expect(answerTo(path, pages)).toEqual(nothing);
  });
});

describe('the patterns of the addresses', () => {
  const { page, prefix } = addressPatterns(pages);
  const isPage = (path: string) => new RegExp(`^(?:${page})$`).test(path);

  it('match every page but the start page, and nothing else', () => {
    for (const { path } of listedPages(pages))
      expect([path, isPage(path)]).toEqual([path, path !== '/']);
    for (const path of [
      '/404',
      '/de/404',
      '/pl',
      '/de/',
      '/pricing/',
      '/de/de',
      '/pricing/de',
      '/x',
    ]) {
      expect([path, isPage(path)]).toEqual([path, false]);
    }
  });

  it('match the prefixes of languages', () => {
    expect('/de').toMatch(new RegExp(`^${prefix}$`));
    expect('/en').not.toMatch(new RegExp(`^${prefix}$`));
  });

  it('match no prefix when there is one language only', () => {
    const english = addressPatterns(pageTable(fullPublication(chosenLanguages('en'))));
    expect('/pricing').toMatch(new RegExp(`^(?:${english.page})$`));
    for (const path of ['/de', '/', '/de/pricing', '//pricing']) {
      expect(path).not.toMatch(new RegExp(`^(?:${english.page})$`));
      expect(path).not.toMatch(new RegExp(`^${english.prefix}`));
    }
  });

  it('match of each language only the pages that it has', () => {
    const all = pageTable(fullPublication(chosenLanguages('en,de,pl')));
    const holed = all.filter(({ path }) => path !== '/de/pricing');
    const pattern = new RegExp(`^(?:${addressPatterns(holed).page})$`);
    for (const { path } of addressedPages(holed).filter(({ path }) => path !== '/')) {
      expect(path).toMatch(pattern);
    }
    expect('/de/pricing').not.toMatch(pattern);
    expect(answerTo('/de/pricing.html', holed)).toEqual(nothing);
  });

  it('hold each name once, however many languages there are', () => {
    const many = fullPublication(['en', 'aa', 'bb', 'cc'].map((tag) => ({ tag })));
    expect(addressPatterns(pageTable(many)).page.match(/pricing/g)).toHaveLength(2);
  });

  it.each(['/de', '/de/404', '/de/500', '/404'])('cannot be made without %s', (missing) => {
    const holed = pages.filter(({ path }) => path !== missing);
    expect(() => addressPatterns(holed)).toThrow(/^The page table has no page .+ in (?:de|en)\.$/);
  });
});

describe('the status page', () => {
  it.each([
    ['not-found', '/xyz', '404.html'],
    ['not-found', '/', '404.html'],
    ['not-found', '/en/xyz', '404.html'],
    ['not-found', '/dex', '404.html'],
    ['not-found', '/DE/xyz', '404.html'],
    ['not-found', '//de/xyz', '404.html'],
    ['not-found', '/de', 'de/404.html'],
    ['not-found', '/de/xyz/abc', 'de/404.html'],
    ['error', '/pricing', '500.html'],
    ['error', '/de/pricing', 'de/500.html'],
  ] as const)('%s for %s is %s', (route, path, file) => {
    expect(statusFile(route, path, pages)).toBe(file);
  });

  it('is missed when the table has none', () => {
    expect(() => statusFile('error', '/', listedPages(pages))).toThrow('holds no error page in en');
  });
});
