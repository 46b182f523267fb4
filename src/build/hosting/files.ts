/** A header value for the files of `public/` whose path ends in `pattern`. */
export interface FileRule {
  /** Regular expression for the end of a path, valid in JavaScript and PCRE. */
  readonly pattern: string;
  readonly value: string;
}

/** Content types; the first match applies. Some hosts guess scripts and the last two wrong. */
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

/** The type of a file that no rule matches. */
export const unknownType = 'application/octet-stream';

/** Files that are worth compressing; each has a copy in every encoding. */
export const compressible = '\\.(?:html|js|css|json|svg|xml|txt|webmanifest)';

/**
 * For pages, redirects and errors: browsers revalidate each time, and proxies must not change them.
 * Cloudflare would replace every e-mail address with a script that our policy blocks.
 */
export const revalidate = 'no-cache, no-transform';

/** Caching; the first match applies. Pages are revalidated, hashed files never change. */
export const cacheRules: readonly FileRule[] = [
  { pattern: '\\.html', value: revalidate },
  { pattern: '-[0-9a-f]{16,}\\.[a-z0-9]+', value: 'public, max-age=31536000, immutable' },
];

/** Caching of all other files: long enough for a visit, short enough to correct a mistake. */
export const shortCache = 'public, max-age=3600';

function matchRule(rules: readonly FileRule[], file: string, fallback: string): string {
  const path = `/${file}`;
  return rules.find(({ pattern }) => new RegExp(`${pattern}$`).test(path))?.value ?? fallback;
}

/** The `Content-Type` of a file below `public/`. */
export function contentType(file: string): string {
  return matchRule(contentTypes, file, unknownType);
}

/** The `Cache-Control` of a file below `public/`. */
export function cacheControl(file: string): string {
  return matchRule(cacheRules, file, shortCache);
}

/** Whether a file below `public/` has compressed copies. */
export function isCompressible(file: string): boolean {
  return new RegExp(`${compressible}$`).test(file);
}
