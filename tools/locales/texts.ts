import { createHash } from 'node:crypto';
import memoize from 'lodash/memoize';
import { declaredForms, neededKeys } from '../../src/i18n/check/needed-keys';
import { isStillEnglish, type SameAsEnglish } from '../../src/i18n/check/same-as-english';
import type { Locale } from '../../src/validate/read-locales';
import type { Entry, ReviewRecord } from './review-record';

/** `stale` means that the English text has changed since the translation was made. */
export const textStates = ['missing', 'draft', 'stale', 'reviewed'] as const;

export type TextState = (typeof textStates)[number];

export interface Text {
  /** `home:hero.title`; each plural form is a text of its own. */
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly english: string;
  readonly translation: string | undefined;
  /** Whether it is identical to English, and not listed as intended. */
  readonly isEnglish: boolean;
  readonly state: TextState;
  /** Its entry in the record, unless the translation has changed since. */
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
    const englishOf = (key: string) => source.messages.get(key)?.value;
    const messages = files.get(namespace)?.messages ?? new Map<string, { value: string }>();
    const keys = [
      ...neededKeys(tag, namespace, source.messages),
      ...declaredForms(tag, namespace, messages, source.messages),
    ];
    return keys.map(({ key, source: sourceKey = '' }): Text => {
      const id = `${namespace}:${key}`;
      const translation = messages.get(key)?.value;
      const translated = { tag, namespace, key, text: translation };
      const entry = record.get(id);
      const isCurrent = translation !== undefined && entry?.translation === textHash(translation);
      const text = {
        id,
        namespace,
        key,
        english: englishOf(sourceKey) ?? '',
        translation,
        isEnglish: isStillEnglish(translated, englishOf, sameAsEnglish),
        entry: isCurrent ? entry : undefined,
      };
      return { ...text, state: stateOf(text) };
    });
  });
}

function stateOf({ english, translation, entry, isEnglish }: Omit<Text, 'state'>): TextState {
  if (!translation?.trim()) return 'missing';
  if (entry) return entry.english === textHash(english) ? entry.state : 'stale';
  // A new language starts with the English texts, so whatever differs has been translated.
  return isEnglish ? 'missing' : 'draft';
}

/** The entry of a text that has just been translated, or read by a reviewer. */
export const entryFor = (
  { english }: Text,
  translation: string,
  state: Entry['state'],
  reviewer?: string,
): Entry => ({ state, english: textHash(english), translation: textHash(translation), reviewer });

/** Used in place of hexadecimal digits: a spreadsheet would read `12e3456789` as a number. */
const letters = 'bcdfghjklmnpqrst';

/** A hash of ten letters. Cached, because every language needs those of the same English texts. */
export const textHash = memoize((text: string): string => {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return digest.replace(/./g, (digit) => letters.charAt(Number.parseInt(digit, 16)));
});
