/** An encoding of which a compressed copy lies beside each text file. */
export interface Encoding {
  readonly name: 'br' | 'gzip';
  /** What the copy's name ends in. */
  readonly extension: string;
}

/**
 * Best first: of those that a browser accepts, the first is sent. Zstandard is not among them, as
 * every browser that takes it takes Brotli.
 */
export const encodings: readonly Encoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Regular expression, for JavaScript and PCRE, of the ends of the copies' names. */
export const encodedEnd = `\\.(?:${encodings.map(({ extension }) => extension.slice(1)).join('|')})`;

/**
 * Regular expression, for JavaScript and PCRE, ignoring case, of an `Accept-Encoding` header that
 * names an encoding with any weight but 0. A `*` promises nothing in particular and is not used.
 */
export function acceptPattern({ name }: Encoding): string {
  return `(?:^|,)[ \\t]*${name}[ \\t]*(?:;[ \\t]*q=(?:1|0\\.0*[1-9])[0-9.]*[ \\t]*)?(?:,|$)`;
}

/** The encoding to send for an `Accept-Encoding` header, or undefined for the plain file. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  return encodings.find((encoding) => new RegExp(acceptPattern(encoding), 'i').test(header));
}
