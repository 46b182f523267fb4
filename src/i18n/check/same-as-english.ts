/** Where the texts stand that may read the same in English and in other languages. */
export const sameAsEnglishFile = 'locales/same-as-english.json';

/** The languages in which a text may be the same as in English, by its id; `*` stands for all. */
export type SameAsEnglish = ReadonlyMap<string, readonly string[]>;

/** Whether a text may be the same as in English. */
export function mayBeSame(same: SameAsEnglish, id: string, tag: string): boolean {
  const tags = same.get(id) ?? [];
  return tags.includes('*') || tags.includes(tag);
}
