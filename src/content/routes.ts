/** A page in any language (spec §2, to which we added the accessibility statement). */
export interface Route {
  /** Path without a language prefix and without a trailing slash. */
  readonly path: string;
  /** `page`: listed in sitemap and hreflang. `status`: sent with an HTTP error status. */
  readonly kind: 'page' | 'status';
}

/** Every route. Its id also names its message file and, except for legal documents, its template. */
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

/** Route ids in the order of the spec's table, then the others. */
export const routeIds = Object.keys(routes) as readonly RouteId[];

/** The message file that every page reads in addition to its own. */
export const commonNamespace = 'common';

/** Every message file of a language. */
export const namespaces: readonly string[] = [commonNamespace, ...routeIds];
