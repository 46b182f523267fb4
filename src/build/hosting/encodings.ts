/** An encoding in which each text file has a compressed copy. */
export interface Encoding {
  readonly name: 'br' | 'gzip';
  /** The suffix of the copy's file name. */
  readonly extension: string;
}

/**
 * Best first: the first that the browser accepts is sent. Zstandard is not needed, as every browser
 * that supports it also supports Brotli.
 */
export const encodings: readonly Encoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Regular expression, for JavaScript and PCRE, that matches the suffixes of compressed copies. */
export const encodedEnd = `\\.(?:${encodings.map(({ extension }) => extension.slice(1)).join('|')})`;

/**
 * Regular expression, for JavaScript and PCRE with case ignored, that matches an `Accept-Encoding`
 * header which names an encoding with a weight above 0. A `*` in the header is ignored.
 */
export function acceptPattern({ name }: Encoding): string {
  return `(?:^|,)[ \\t]*${name}[ \\t]*(?:;[ \\t]*q=(?:1|0\\.0*[1-9])[0-9.]*[ \\t]*)?(?:,|$)`;
}

/** The encoding to send for an `Accept-Encoding` header, or undefined for the plain file. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  return encodings.find((encoding) => new RegExp(acceptPattern(encoding), 'i').test(header));
}
