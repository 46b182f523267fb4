import { sourceOf } from './needed-keys';

/** The list of texts that may be identical in English and in other languages. */
export const sameAsEnglishFile = 'locales/same-as-english.json';

/** The languages in which a text may be identical to English, by its id; `*` means all. */
export type SameAsEnglish = ReadonlyMap<string, readonly string[]>;

/** A text of a language other than English. */
interface TranslatedText {
  readonly tag: string;
  readonly namespace: string;
  readonly key: string;
  readonly text: string | undefined;
}

/**
 * Whether a text is identical to English, either under the same key or under the key that it was
 * translated from, and is not listed as intended.
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
