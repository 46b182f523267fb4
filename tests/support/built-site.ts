import { type Page, pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { languages, sourceTag } from '../../src/content/languages';
import { routes } from '../../src/content/routes';

const { publication } = readPublication(languages);

/** Every page that the build must have made. One that is missing fails the tests that visit it. */
export const pages: readonly Page[] = pageTable(publication);

/** The languages that are published. */
export const published = languages.filter(({ tag }) => publication[tag]);

/** The pages that visitors find by a link. */
export const listed = pages.filter(({ route }) => routes[route].kind === 'page');

/** Each route once in English, and the home page in every other language. */
export const everyRouteAndLanguage = pages.filter(
  ({ route, tag }) => tag === sourceTag || route === 'home',
);
