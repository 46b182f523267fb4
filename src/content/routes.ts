/** One screen of the site, the same in every language (spec §2; the accessibility statement is ours). */
export interface Route {
  /** Path without a language prefix and without a trailing slash. */
  readonly path: string;
  /** `page` screens are listed in sitemap and hreflang; `status` screens answer with an HTTP status. */
  readonly kind: 'page' | 'status';
}

/** Every screen. The id is also the name of its message file and, but for legal documents, of its template. */
export const routes = {
  home: { path: '/', kind: 'page' },
  pricing: { path: '/pricing', kind: 'page' },
  enterprise: { path: '/enterprise', kind: 'page' },
  'privacy-policy': { path: '/privacy-policy', kind: 'page' },
  'terms-of-service': { path: '/terms-of-service', kind: 'page' },
  accessibility: { path: '/accessibility', kind: 'page' },
  'not-found': { path: '/404', kind: 'status' },
  error: { path: '/500', kind: 'status' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** Route ids in the order of the spec's table, then those it does not have. */
export const routeIds = Object.keys(routes) as readonly RouteId[];

/** The message file every page reads beside its own. */
export const commonNamespace = 'common';

/** Every message file of a language. */
export const namespaces: readonly string[] = [commonNamespace, ...routeIds];
