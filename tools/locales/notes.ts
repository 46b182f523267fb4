import memoize from 'lodash/memoize';
import type { MessageFile } from '../../src/i18n/check/message-file';
import { isFormKey } from '../../src/i18n/check/needed-keys';
import { pluralBases, pluralKey } from '../../src/i18n/check/plural-keys';
import type { Locale } from '../../src/validate/read-locales';

/** What a translator should know of an English text. */
export interface Note {
  /** Where it shows and what to mind. */
  readonly note: string;
  /** The most characters it may have, placeholders and tags as they are written. */
  readonly most?: number | undefined;
}

/** Everything under `locales/notes/`. */
export interface Notes {
  /** By the id of the text, `home:hero.title`; a plural has one note for all its forms. */
  readonly texts: ReadonlyMap<string, Note>;
  /** What each placeholder holds, by its name without braces. */
  readonly placeholders: ReadonlyMap<string, Note>;
  /** What becomes of the words in each tag, by its name. */
  readonly tags: ReadonlyMap<string, Note>;
}

/** The file that holds some notes: those of a namespace, of placeholders or of tags. */
export const notesFile = (name: string): string => `locales/notes/${name}.json`;

/** A note as it stands in its file. */
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

/** The key under which the notes know a text: the forms of a plural share one, and those of a fact. */
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
