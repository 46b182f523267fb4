import { type Language, sourceTag } from '../content/languages';
import { type RouteId, routeIds } from '../content/routes';

/** Whether a page's text is in its own language, or (legal documents only) in English. */
export type PageText = 'own' | 'source';

/**
 * What is published: the pages of each language, by tag, in the order of the languages. Pages that
 * are not listed do not exist. Plain data, because Gatsby passes it to every page as JSON.
 */
export type Publication = Readonly<Record<string, Readonly<Partial<Record<RouteId, PageText>>>>>;

/** The pages of a language that is fully translated. */
export const allPages: Publication[string] = Object.fromEntries(
  routeIds.map((route) => [route, 'own'] as const),
);

/** The publication if all the given languages are fully translated. */
export function fullPublication(languages: readonly Pick<Language, 'tag'>[]): Publication {
  return Object.fromEntries(languages.map(({ tag }) => [tag, allPages]));
}

/** The tags of the languages that have a page in their own words, as listed for search engines. */
export function listedTags(publication: Publication, route: RouteId): readonly string[] {
  return Object.keys(publication).filter((tag) => publication[tag]?.[route] === 'own');
}

/** The language in which a reader gets a page: their own if it is published, otherwise English. */
export function readableTag(publication: Publication, route: RouteId, tag: string): string {
  return publication[tag]?.[route] ? tag : sourceTag;
}
