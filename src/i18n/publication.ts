import { type Language, sourceTag } from '../content/languages';
import { type RouteId, routeIds } from '../content/routes';

/** The words of a page: the language's own, or, for a legal document, those of the source. */
export type PageText = 'own' | 'source';

/**
 * What is published: by tag, in the order of the languages, the pages a language has. What is not
 * named is not there. Plain data, because Gatsby hands it to every page as JSON.
 */
export type Publication = Readonly<Record<string, Readonly<Partial<Record<RouteId, PageText>>>>>;

/** What a language has that is translated in full. */
export const allPages: Publication[string] = Object.fromEntries(
  routeIds.map((route) => [route, 'own'] as const),
);

/** Every page in every one of some languages, as when all of them are translated in full. */
export function fullPublication(languages: readonly Pick<Language, 'tag'>[]): Publication {
  return Object.fromEntries(languages.map(({ tag }) => [tag, allPages]));
}

/** The tags of the languages in which a page speaks for itself: the ones that search engines know. */
export function listedTags(publication: Publication, route: RouteId): readonly string[] {
  return Object.keys(publication).filter((tag) => publication[tag]?.[route] === 'own');
}

/** The language in which a reader finds a page: their own where it is published, or the source. */
export function readableTag(publication: Publication, route: RouteId, tag: string): string {
  return publication[tag]?.[route] ? tag : sourceTag;
}
