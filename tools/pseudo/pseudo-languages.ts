import type { LanguageFacts } from '../../src/content/known-languages';

const english = { openGraph: 'en_GB', formats: 'en-GB' };

/**
 * English for tests and pictures, never published: `en-XA` with accents, 60 % longer and in
 * brackets; `en-XB` in the same words from right to left, so that whatever is not mirrored between
 * the two was placed by side. The tags are those of CLDR.
 */
export const pseudoLanguages: readonly LanguageFacts[] = [
  { tag: 'en-XA', endonym: 'English (accents)', dir: 'ltr', ...english },
  { tag: 'en-XB', endonym: 'English (mirrored)', dir: 'rtl', ...english },
];

/** Whether a tag is that of a pseudo-language. */
export function isPseudo(tag: string): boolean {
  return pseudoLanguages.some((language) => language.tag === tag);
}
