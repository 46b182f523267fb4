import { type Page, pageContext, pageTable } from '../../src/build/page-table';
import { allLanguages } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { fullPublication } from '../../src/i18n/publication';

const publication = fullPublication(allLanguages);
const pages = pageTable(publication);
const pagesIn = (language: string) => pages.filter(({ tag }) => tag === language);

// The pages of a site with incomplete translations: tests/site/partial-translation.
describe('The page table', () => {
  it('has the addresses of the specification, with the prefix of the language', () => {
    const names = ['pricing', 'enterprise', 'privacy-policy', 'terms-of-service', 'accessibility'];
    const own = [...names, '404', '500'];
    expect(pagesIn('en').map(({ path }) => path)).toEqual(['/', ...own.map((name) => `/${name}`)]);
    expect(pagesIn('en').map(({ file }) => file)).toEqual(
      ['index', ...own].map((name) => `${name}.html`),
    );
    const german = ['de', ...own.map((name) => `de/${name}`)];
    expect(pagesIn('de').map(({ path }) => path)).toEqual(german.map((name) => `/${name}`));
    expect(pagesIn('de').map(({ file }) => file)).toEqual(german.map((name) => `${name}.html`));
  });

  it('is in the order of the languages, then of the routes', () => {
    expect(pages.map(({ tag, route }) => `${tag} ${route}`)).toEqual(
      allLanguages.flatMap(({ tag }) => routeIds.map((route) => `${tag} ${route}`)),
    );
  });
});

describe('The context of a page', () => {
  it('has its two message files, and English if the page shows the English text', () => {
    const page = pages.find(({ path }) => path === '/de/terms-of-service') as Page;
    expect(pageContext(page, publication)).toMatchObject({
      languages: ['de'],
      namespaces: ['common', 'terms-of-service'],
    });
    expect(pageContext({ ...page, text: 'source' }, publication).languages).toEqual(['de', 'en']);
  });
});
