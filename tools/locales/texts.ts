import { createHash } from 'node:crypto';
import memoize from 'lodash/memoize';
import { declaredForms, neededKeys } from '../../src/i18n/check/needed-keys';
import { isStillEnglish, type SameAsEnglish } from '../../src/i18n/check/same-as-english';
import type { Locale } from '../../src/validate/read-locales';
import type { Entry, ReviewRecord } from './review-record';

/** How far a text is: `stale` was made from an English text that has changed since. */
export const textStates = ['missing', 'draft', 'stale', 'reviewed'] as const;

export type TextState = (typeof textStates)[number];

/** One text of a language beside its English. */
export interface Text {
  /** `home:hero.title`; a plural has one text for each form of the language. */
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly english: string;
  readonly translation: string | undefined;
  /** Whether it reads as in English and nobody has said that it may. */
  readonly isEnglish: boolean;
  readonly state: TextState;
  /** What is written down of it, as far as it still fits the translation. */
  readonly entry: Entry | undefined;
}

/** Every text that a language needs, in the order of the English files. */
export function textsOf(
  { tag, files }: Locale,
  english: Locale,
  record: ReviewRecord,
  sameAsEnglish: SameAsEnglish,
): readonly Text[] {
  return [...english.files].flatMap(([namespace, source]) => {
    const words = (key: string) => source.messages.get(key)?.value;
    const messages = files.get(namespace)?.messages ?? new Map<string, { value: string }>();
    const keys = [
      ...neededKeys(tag, namespace, source.messages),
      ...declaredForms(tag, namespace, messages, source.messages),
    ];
    return keys.map(({ key, source: sourceKey = '' }): Text => {
      const id = `${namespace}:${key}`;
      const translation = messages.get(key)?.value;
      const at = { tag, namespace, key, text: translation };
      const written = record.get(id);
      const fits = translation !== undefined && written?.translation === textHash(translation);
      const text = {
        id,
        namespace,
        key,
        english: words(sourceKey) ?? '',
        translation,
        isEnglish: isStillEnglish(at, words, sameAsEnglish),
        entry: fits ? written : undefined,
      };
      return { ...text, state: stateOf(text) };
    });
  });
}

function stateOf({ english, translation, entry, isEnglish }: Omit<Text, 'state'>): TextState {
  if (!translation?.trim()) return 'missing';
  if (entry) return entry.english === textHash(english) ? entry.state : 'stale';
  // A new language begins with the words of English; what differs is somebody's work.
  return isEnglish ? 'missing' : 'draft';
}

/** What to write down of a text that has just been translated or read; `reviewer` says by whom. */
export const entryFor = (
  { english }: Text,
  translation: string,
  state: Entry['state'],
  reviewer?: string,
): Entry => ({ state, english: textHash(english), translation: textHash(translation), reviewer });

/** Consonants stand for the digits: a spreadsheet takes `12e3456789` for a number. */
const letters = 'bcdfghjklmnpqrst';

/**
 * Ten letters that stand for a text: they change with every change of it. Cached, because every
 * language asks for the same English texts.
 */
export const textHash = memoize((text: string): string => {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return digest.replace(/./g, (digit) => letters.charAt(Number.parseInt(digit, 16)));
});
