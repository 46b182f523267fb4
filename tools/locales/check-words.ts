import { isStillEnglish, sameAsEnglishFile } from '../../src/i18n/check/same-as-english';
import { mostOf } from './describe';
import { createTermFaults } from './glossary';
import { createHalfTranslated } from './half-translated';
import type { Text } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';

/** What is wrong with words, and of which kind it is. */
export interface WordFault {
  readonly rule: 'same-as-english' | 'length' | 'half-translated' | 'term';
  readonly message: string;
}

/**
 * Holds words of a language against their English text, beyond what the build does.
 *
 * @param termFaults Reads the glossary; all languages can share one.
 */
export function createWordFaults(
  workshop: Workshop,
  { language: { tag }, texts }: WorkshopLocale,
  termFaults = createTermFaults(workshop.glossary),
): (text: Text, words: string) => readonly WordFault[] {
  const { english, sameAsEnglish } = workshop;
  const halfTranslated = createHalfTranslated(texts);
  const source = (namespace: string) => (key: string) =>
    english.files.get(namespace)?.messages.get(key)?.value;
  return (text, words) => {
    const { id, namespace, key } = text;
    const isEnglish =
      words === text.translation
        ? text.isEnglish
        : isStillEnglish({ tag, namespace, key, text: words }, source(namespace), sameAsEnglish);
    const faults: WordFault[] = [];
    if (isEnglish) {
      // A second line of the same name would be a fault; what is listed already has a list.
      const line = sameAsEnglish.has(id)
        ? `"${tag}" to the list of "${id}" in`
        : `"${id}": ["${tag}"] to`;
      const message = `is the same as in English. Translate it; if it is right, add ${line} ${sameAsEnglishFile}.`;
      faults.push({ rule: 'same-as-english', message });
    }
    const most = mostOf(workshop, text);
    const length = most === undefined ? 0 : [...words].length;
    if (most !== undefined && length > most) {
      const message = `has ${length} characters, and there is room for ${most}. Shorten it.`;
      faults.push({ rule: 'length', message });
    }
    // English words hold none of the language's; that they are English is said already.
    if (isEnglish) return faults;
    const half = halfTranslated(text.english, words);
    if (half) faults.push({ rule: 'half-translated', message: half });
    for (const message of termFaults(tag, text, words)) {
      faults.push({ rule: 'term', message });
    }
    return faults;
  };
}
