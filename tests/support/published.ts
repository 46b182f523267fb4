import { type Page, pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { languages, sourceTag } from '../../src/content/languages';
import { type RouteId, routes } from '../../src/content/routes';
import { pagePath } from '../../src/i18n/paths';
import { listedTags, readableTag } from '../../src/i18n/publication';

const { publication } = readPublication(languages);

/** Every page that the build makes. */
export const pages: readonly Page[] = pageTable(publication);

/** The pages that visitors find by a link. */
export const addressed = pages.filter(({ route }) => routes[route].kind === 'page');

/** Every page in English, and the home page in every other language. */
export const sampledPages = pages.filter(({ route, tag }) => tag === sourceTag || route === 'home');

/** The languages that are published; one that has just been added is not. */
export const published = languages.filter(({ tag }) => publication[tag]);

export const publishedTags: readonly string[] = published.map(({ tag }) => tag);

/** The tags of the languages in which a page is there in its own words. */
export const tagsOf = (route: RouteId): readonly string[] => listedTags(publication, route);

/** Where a link to a page leads from a page in some language. */
export const linkTo = (route: RouteId, tag: string): string =>
  pagePath(route, readableTag(publication, route, tag));
