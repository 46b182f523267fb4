import { addressPatterns, answerTo, statusFile } from '../../../src/build/hosting/addresses';
import { addressedPages, pageTable } from '../../../src/build/page-table';
import { chosenLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const pagesIn = (langs: string) => pageTable(fullPublication(chosenLanguages(langs)));
const patternOf = (table: ReturnType<typeof pagesIn>) =>
  new RegExp(`^(?:${addressPatterns(table).page})$`);

// What servers make of them, where every language has every page: tests/hosts.
describe('The patterns of the addresses', () => {
  it('match of each language only the pages that it has', () => {
    const holed = pagesIn('en,de,pl').filter(({ path }) => path !== '/de/pricing');
    const paths = addressedPages(holed).map(({ path }) => path);
    expect(paths.filter((path) => !patternOf(holed).test(path))).toEqual(['/']);
    expect('/de/pricing').not.toMatch(patternOf(holed));
    expect(answerTo('/de/pricing.html', holed)).toEqual({ kind: 'missing' });
  });

  it('know no prefix when there is one language only', () => {
    const prefix = new RegExp(`^${addressPatterns(pagesIn('en')).prefix}$`);
    const paths = ['/de', '/', '/pricing', '/de/pricing', '//pricing'];
    expect(paths.filter((path) => prefix.test(path))).toEqual([]);
    expect(paths.filter((path) => patternOf(pagesIn('en')).test(path))).toEqual(['/pricing']);
  });

  it('hold each name once, however many languages there are', () => {
    const many = fullPublication(['en', 'aa', 'bb', 'cc'].map((tag) => ({ tag })));
    expect(addressPatterns(pageTable(many)).page.match(/pricing/g)).toHaveLength(2);
  });

  it.each(['/de', '/de/404', '/500'])('cannot be made without %s', (missing) => {
    const holed = pagesIn('en,de').filter(({ path }) => path !== missing);
    expect(() => addressPatterns(holed)).toThrow(/^The page table has no page .+ in (?:de|en)\.$/);
    expect(() => statusFile('error', '/', [])).toThrow('has no page error in en');
  });
});
