/** What is said about the files of `public/` whose path ends in `pattern`. */
export interface FileRule {
  /** End of a path, as a regular expression that JavaScript and PCRE read alike. */
  readonly pattern: string;
  readonly value: string;
}

/** Content types, first match first; several hosts guess the last two and scripts wrong. */
export const contentTypes: readonly FileRule[] = [
  { pattern: '/speculation-rules\\.json', value: 'application/speculationrules+json' },
  { pattern: '\\.html', value: 'text/html; charset=utf-8' },
  { pattern: '\\.js', value: 'text/javascript; charset=utf-8' },
  { pattern: '\\.css', value: 'text/css; charset=utf-8' },
  { pattern: '\\.json', value: 'application/json' },
  { pattern: '\\.svg', value: 'image/svg+xml' },
  { pattern: '\\.xml', value: 'application/xml' },
  { pattern: '\\.txt', value: 'text/plain; charset=utf-8' },
  { pattern: '\\.webmanifest', value: 'application/manifest+json' },
  { pattern: '\\.png', value: 'image/png' },
];

/** Type of a file that no rule knows. */
export const unknownType = 'application/octet-stream';

/** Files that are worth compressing; each has a sibling for every encoding. */
export const compressible = '\\.(?:html|js|css|json|svg|xml|txt|webmanifest)';

/**
 * For pages, redirects and errors: ask again each time. Nobody on the way may rewrite them, such as
 * Cloudflare, which else hides every e-mail address behind a script that the policy refuses.
 */
export const revalidate = 'no-cache, no-transform';

/** Caching, first match first: pages are asked for again, hashed files never change. */
export const cacheRules: readonly FileRule[] = [
  { pattern: '\\.html', value: revalidate },
  { pattern: '-[0-9a-f]{16,}\\.[a-z0-9]+', value: 'public, max-age=31536000, immutable' },
];

/** Caching of the other files, in seconds: long enough for a visit, short enough for a mistake. */
export const shortCache = 'public, max-age=3600';

function ruled(rules: readonly FileRule[], file: string, otherwise: string): string {
  const path = `/${file}`;
  return rules.find(({ pattern }) => new RegExp(`${pattern}$`).test(path))?.value ?? otherwise;
}

/** The `Content-Type` of a file below `public/`. */
export function contentType(file: string): string {
  return ruled(contentTypes, file, unknownType);
}

/** The `Cache-Control` of a file below `public/`. */
export function cacheControl(file: string): string {
  return ruled(cacheRules, file, shortCache);
}

/** Whether a file below `public/` has compressed siblings. */
export function isCompressible(file: string): boolean {
  return new RegExp(`${compressible}$`).test(file);
}
