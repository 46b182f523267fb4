import { allLanguages, type Language, sourceTag } from '../../src/content/languages';

const known: readonly Language[] = allLanguages;
const english = known.find(({ tag }) => tag === sourceTag);

/**
 * English for tests and contact sheets, never published: `en-XA` with accents, 60 % longer and in
 * brackets; `en-XB` in the same words from right to left, so that whatever is not mirrored between
 * the two was placed by side. The tags are those of CLDR.
 */
export const pseudoLanguages = [
  { tag: 'en-XA', endonym: 'English (accents)', dir: 'ltr' },
  { tag: 'en-XB', endonym: 'English (mirrored)', dir: 'rtl' },
].map(
  ({ tag, endonym, dir }): Language => ({
    tag,
    endonym,
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    openGraph: tag.replace('-', '_'),
    formats: english?.formats ?? sourceTag,
  }),
);

/** The languages of the build for tests: a page table needs English too. */
export const languagesWithPseudo: readonly Language[] = english
  ? [english, ...pseudoLanguages]
  : pseudoLanguages;

/** Whether a tag is that of a pseudo-language. */
export function isPseudo(tag: string): boolean {
  return pseudoLanguages.some((language) => language.tag === tag);
}
