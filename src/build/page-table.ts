import { type Language, sourceTag } from '../content/languages';
import { commonNamespace, type RouteId, routeIds, routes } from '../content/routes';
import { pageFile, pagePath } from '../i18n/paths';

/** One page to build: a route in a language. */
export interface Page {
  readonly route: RouteId;
  readonly tag: string;
  readonly path: string;
  /** File below `public/`. */
  readonly file: string;
  /** Message files the page reads. */
  readonly namespaces: readonly string[];
}

/** Every route in every language: the one table behind pages, sitemap, hosting rules and tests. */
export function pageTable(languages: readonly Language[]): readonly Page[] {
  return languages.flatMap(({ tag }) =>
    routeIds.map((route) => ({
      route,
      tag,
      path: pagePath(route, tag),
      file: pageFile(route, tag),
      namespaces: [commonNamespace, route],
    })),
  );
}

/** The pages that search engines and language menus list. */
export function listedPages(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ route }) => routes[route].kind === 'page');
}

/** What a page's template and query receive. The plugin leaves a page alone that brings `i18n`. */
export function pageContext(page: Page, pages: readonly Page[]) {
  return {
    language: page.tag,
    namespaces: page.namespaces,
    i18n: {
      language: page.tag,
      languages: [...new Set(pages.map(({ tag }) => tag))],
      defaultLanguage: sourceTag,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: routes[page.route].path,
      path: page.path,
    },
  };
}
