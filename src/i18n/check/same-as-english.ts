import { sourceOf } from './needed-keys';

/** Where the texts stand that may read the same in English and in other languages. */
export const sameAsEnglishFile = 'locales/same-as-english.json';

/** The languages in which a text may be the same as in English, by its id; `*` stands for all. */
export type SameAsEnglish = ReadonlyMap<string, readonly string[]>;

/** A text of a language other than English. */
interface TranslatedText {
  readonly tag: string;
  readonly namespace: string;
  readonly key: string;
  readonly text: string | undefined;
}

/**
 * Whether a text still reads as in English, as under its own key or as the one that it is made
 * from, without anybody having said that it may.
 */
export function isStillEnglish(
  { tag, namespace, key, text }: TranslatedText,
  english: (key: string) => string | undefined,
  same: SameAsEnglish,
): boolean {
  const tags = same.get(`${namespace}:${key}`) ?? [];
  if (text === undefined || tags.includes('*') || tags.includes(tag)) return false;
  const source = sourceOf(tag, key, { has: (name) => english(name) !== undefined });
  return text === english(key) || (source !== undefined && text === english(source));
}
