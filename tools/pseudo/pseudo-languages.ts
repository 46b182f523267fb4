import type { LanguageFacts } from '../../src/content/known-languages';

const english = { openGraph: 'en_GB', formats: 'en-GB' };

/**
 * English for tests and pictures: `en-XA` has accents, is 60 % longer and in brackets; `en-XB` is
 * the same from right to left, so that tests see what is not mirrored. The tags are those of CLDR.
 */
export const pseudoLanguages: readonly LanguageFacts[] = [
  { tag: 'en-XA', endonym: 'English (accents)', dir: 'ltr', ...english },
  { tag: 'en-XB', endonym: 'English (mirrored)', dir: 'rtl', ...english },
];

export function isPseudo(tag: string): boolean {
  return pseudoLanguages.some((language) => language.tag === tag);
}
