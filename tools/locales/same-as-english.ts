import type { Finding } from '../../src/i18n/check/finding';
import { parseFlat } from './flat-json';

/** Where the texts stand that may read the same in English and in other languages. */
export const sameAsEnglishFile = 'locales/same-as-english.json';

/** The languages in which a text may be the same as in English, by its id; `*` stands for all. */
export type SameAsEnglish = ReadonlyMap<string, readonly string[]>;

/** Reads the list. */
export function parseSameAsEnglish(text: string): {
  readonly sameAsEnglish: SameAsEnglish;
  readonly findings: readonly Finding[];
} {
  const { entries, findings } = parseFlat(sameAsEnglishFile, text);
  const sameAsEnglish = new Map<string, readonly string[]>();
  const faults: Finding[] = [...findings];
  for (const { name, value, line } of entries) {
    if (Array.isArray(value) && value.every((tag) => typeof tag === 'string')) {
      sameAsEnglish.set(name, value);
    } else {
      const message = 'must list languages, such as ["de", "nl"], or ["*"] for all.';
      faults.push({ file: sameAsEnglishFile, line, key: name, message });
    }
  }
  return { sameAsEnglish, findings: faults };
}

/** Whether a text may be the same as in English. */
export function mayBeSame(same: SameAsEnglish, id: string, tag: string): boolean {
  const tags = same.get(id) ?? [];
  return tags.includes('*') || tags.includes(tag);
}
