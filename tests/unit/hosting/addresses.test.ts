import { addressPatterns, answerTo, statusFile } from '../../../src/build/hosting/addresses';
import { addressedPages, pageTable } from '../../../src/build/page-table';
import { chosenLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const pagesIn = (langs: string) => pageTable(fullPublication(chosenLanguages(langs)));
const patternOf = (table: ReturnType<typeof pagesIn>) =>
  new RegExp(`^(?:${addressPatterns(table).page})$`);

// On servers, with every page in every language: tests/hosts.
describe('The address patterns', () => {
  it('only match pages that exist in the language', () => {
    const incomplete = pagesIn('en,de,pl').filter(({ path }) => path !== '/de/pricing');
    const paths = addressedPages(incomplete).map(({ path }) => path);
    expect(paths.filter((path) => !patternOf(incomplete).test(path))).toEqual(['/']);
    expect('/de/pricing').not.toMatch(patternOf(incomplete));
    expect(answerTo('/de/pricing.html', incomplete)).toEqual({ kind: 'missing' });
  });

  it('have no prefix if there is only one language', () => {
    const prefix = new RegExp(`^${addressPatterns(pagesIn('en')).prefix}$`);
    const paths = ['/de', '/', '/pricing', '/de/pricing', '//pricing'];
    expect(paths.filter((path) => prefix.test(path))).toEqual([]);
    expect(paths.filter((path) => patternOf(pagesIn('en')).test(path))).toEqual(['/pricing']);
  });

  it('do not get longer with the number of languages', () => {
    const many = fullPublication(['en', 'aa', 'bb', 'cc'].map((tag) => ({ tag })));
    expect(addressPatterns(pageTable(many)).page.match(/pricing/g)).toHaveLength(2);
  });

  it.each(['/de', '/de/404', '/500'])('need a page %s', (missing) => {
    const incomplete = pagesIn('en,de').filter(({ path }) => path !== missing);
    expect(() => addressPatterns(incomplete)).toThrow(
      /^The page table has no page .+ in (?:de|en)\.$/,
    );
    expect(() => statusFile('error', '/', [])).toThrow('has no page error in en');
  });
});
