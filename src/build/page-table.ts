import { sourceTag } from '../content/languages';
import { commonNamespace, type RouteId, routeIds, routes } from '../content/routes';
import { legalDocuments } from '../i18n/check/legal-keys';
import type { PageContext } from '../i18n/page-context';
import { pageFile, pagePath } from '../i18n/paths';
import type { PageText, Publication } from '../i18n/publication';

/** One page to build: a route in a language. */
export interface Page {
  readonly route: RouteId;
  readonly tag: string;
  readonly path: string;
  /** File below `public/`. */
  readonly file: string;
  /** Message files the page reads. */
  readonly namespaces: readonly string[];
  /** Whose words it shows. */
  readonly text: PageText;
}

/** Every published page: the one table behind pages, sitemap, hosting rules and tests. */
export function pageTable(publication: Publication): readonly Page[] {
  return Object.entries(publication).flatMap(([tag, texts]) =>
    routeIds.flatMap((route) => {
      const text = texts[route];
      if (!text) return [];
      const namespaces = [commonNamespace, route];
      return [
        { route, tag, path: pagePath(route, tag), file: pageFile(route, tag), namespaces, text },
      ];
    }),
  );
}

/** The pages that have an address; the others answer with a status. */
export function addressedPages(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ route }) => routes[route].kind === 'page');
}

/** The pages that search engines list: those in their own language. */
export function listedPages(pages: readonly Page[]): readonly Page[] {
  return addressedPages(pages).filter(({ text }) => text === 'own');
}

/** The template of a route: its own, or the one of all legal documents. */
export function templateFile(route: RouteId): string {
  const isLegal = legalDocuments.some(({ id }) => id === route);
  return `src/templates/${isLegal ? 'legal-document' : route}.tsx`;
}

/** What a page's template and query receive. The plugin leaves a page alone that brings `i18n`. */
export function pageContext(
  { route, tag, path, namespaces, text }: Page,
  publication: Publication,
) {
  return {
    route,
    language: tag,
    publication,
    namespaces,
    // The languages whose messages the page reads.
    languages: text === 'own' ? [tag] : [tag, sourceTag],
    i18n: {
      language: tag,
      languages: Object.keys(publication),
      defaultLanguage: sourceTag,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: routes[route].path,
      path,
    },
  } satisfies PageContext & Record<string, unknown>;
}
