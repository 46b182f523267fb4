import { addressPatterns, answerTo, statusFile } from '../../../src/build/hosting/addresses';
import { addressedPages, listedPages, pageTable } from '../../../src/build/page-table';
import { chosenLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const pagesIn = (langs: string) => pageTable(fullPublication(chosenLanguages(langs)));
const pages = pagesIn('en,de');
const patternOf = (table: typeof pages) => new RegExp(`^(?:${addressPatterns(table).page})$`);

// What servers make of them, on the built site: tests/hosts.
describe('The patterns of the addresses', () => {
  it('match every page but the start page, and nothing else', () => {
    const paths = addressedPages(pages).map(({ path }) => path);
    expect(paths.filter((path) => !patternOf(pages).test(path))).toEqual(['/']);
    const others = ['/404', '/de/404', '/pl', '/de/', '/pricing/', '/de/de', '/pricing/de', '/x'];
    expect(others.filter((path) => patternOf(pages).test(path))).toEqual([]);
  });

  it('match the prefixes of the other languages, and none when there is one language only', () => {
    const isPrefix = (langs: string, path: string) =>
      new RegExp(`^${addressPatterns(pagesIn(langs)).prefix}$`).test(path);
    expect([isPrefix('en,de', '/de'), isPrefix('en,de', '/en')]).toEqual([true, false]);
    const paths = ['/de', '/', '/pricing', '/de/pricing', '//pricing'];
    expect(paths.filter((path) => isPrefix('en', path))).toEqual([]);
    expect(paths.filter((path) => patternOf(pagesIn('en')).test(path))).toEqual(['/pricing']);
  });

  it('match of each language only the pages that it has', () => {
    const holed = pagesIn('en,de,pl').filter(({ path }) => path !== '/de/pricing');
    const paths = addressedPages(holed).map(({ path }) => path);
    expect(paths.filter((path) => !patternOf(holed).test(path))).toEqual(['/']);
    expect('/de/pricing').not.toMatch(patternOf(holed));
    expect(answerTo('/de/pricing.html', holed)).toEqual({ kind: 'missing' });
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

describe('The status page', () => {
  it.each([
    ['not-found', '/en/xyz', '404.html'],
    ['not-found', '/dex', '404.html'],
    ['not-found', '//de/xyz', '404.html'],
    ['not-found', '/de/xyz/abc', 'de/404.html'],
    ['error', '/de/pricing', 'de/500.html'],
  ] as const)('%s for %s is %s', (route, path, file) => {
    expect(statusFile(route, path, pages)).toBe(file);
  });

  it('is missed when the table has none', () => {
    expect(() => statusFile('error', '/', listedPages(pages))).toThrow('holds no error page in en');
  });
});
