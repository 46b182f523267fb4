import { sourceTag } from '../content/languages';
import { isLegalDocument } from '../content/legal/documents';
import { commonNamespace, type RouteId, routeIds, routes } from '../content/routes';
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
  /** Whether its text is in its own language or in English. */
  readonly text: PageText;
}

/** Every published page: the single source for pages, sitemap, hosting rules and tests. */
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

/** The pages with an address of their own; the others are sent with an error status. */
export function addressedPages(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ route }) => routes[route].kind === 'page');
}

/** The pages for search engines: those whose text is in their own language. */
export function listedPages(pages: readonly Page[]): readonly Page[] {
  return addressedPages(pages).filter(({ text }) => text === 'own');
}

/** The template of a route: its own, or the shared one for legal documents. */
export function templateFile(route: RouteId): string {
  const isLegal = isLegalDocument(route);
  return `src/templates/${isLegal ? 'legal-document' : route}.tsx`;
}

/** The context for a page's template and query. The i18n plugin ignores pages that have `i18n`. */
export function pageContext(
  { route, tag, path, namespaces, text }: Page,
  publication: Publication,
) {
  return {
    route,
    language: tag,
    publication,
    namespaces,
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
