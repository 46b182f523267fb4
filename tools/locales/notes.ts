import memoize from 'lodash/memoize';
import { isFormKey } from '../../src/i18n/check/needed-keys';
import { pluralBases, pluralKey } from '../../src/i18n/check/plural-keys';
import type { MessageFile } from '../../src/validate/message-file';
import type { Locale } from '../../src/validate/read-locales';

export interface Note {
  /** Where the text is shown and what to look out for. */
  readonly note: string;
  /** The most characters that it may have, with placeholders and tags as they are written. */
  readonly most?: number | undefined;
}

export interface Notes {
  /** By the id of the text, `home:hero.title`; a plural has one note for all its forms. */
  readonly texts: ReadonlyMap<string, Note>;
  /** What each placeholder stands for, by its name without braces. */
  readonly placeholders: ReadonlyMap<string, Note>;
  /** What happens to the words in each tag, by its name. */
  readonly tags: ReadonlyMap<string, Note>;
}

/** The file with the notes for a namespace, for `placeholders` or for `tags`. */
export const notesFile = (name: string): string => `locales/notes/${name}.json`;

export function readNote(value: unknown): Note | string {
  const { note, most } = (
    typeof value === 'string' ? { note: value } : (value ?? {})
  ) as Partial<Note>;
  return typeof note === 'string' &&
    note.trim() !== '' &&
    (most === undefined || (Number.isInteger(most) && most > 0))
    ? { note, most }
    : 'must be a sentence, or { "note": a sentence, "most": a number of characters }.';
}

const pluralsOf = memoize(({ messages }: MessageFile) => pluralBases(messages.keys()));

/** The key of a text in the notes: all forms of a plural, or of a fact, share one note. */
export function noteKey(english: Locale, namespace: string, key: string): string {
  if (isFormKey(namespace, key)) {
    const [group = '', unit = ''] = key.split('.');
    return group === 'units' ? `${group}.${unit}` : group;
  }
  const base = pluralKey(key)?.base;
  const file = english.files.get(namespace);
  if (base === undefined || !file) return key;
  return pluralsOf(file).has(base) ? base : key;
}
