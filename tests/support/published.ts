import { type Page, pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { languages } from '../../src/content/languages';
import type { RouteId } from '../../src/content/routes';
import { pagePath } from '../../src/i18n/paths';
import { listedTags, readableTag } from '../../src/i18n/publication';

const { publication } = readPublication(languages);

/** Every page of the site. */
export const pages: readonly Page[] = pageTable(publication);

/** The languages that are published; a new language is not. */
export const published = languages.filter(({ tag }) => publication[tag]);

export const publishedTags: readonly string[] = published.map(({ tag }) => tag);

/** The tags of the languages that have a page in their own words. */
export const tagsOf = (route: RouteId): readonly string[] => listedTags(publication, route);

/** The target of a link to a page, from a page in some language. */
export const linkTo = (route: RouteId, tag: string): string =>
  pagePath(route, readableTag(publication, route, tag));
