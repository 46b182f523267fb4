import type { Finding } from '../../src/i18n/check/finding';
import { type SameAsEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { parseFlat } from './flat-json';

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
