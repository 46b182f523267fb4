import { namespaces } from '../../src/content/routes';
import type { Finding } from '../../src/i18n/check/finding';
import type { MessageFile } from '../../src/i18n/check/message-file';
import { isFormKey } from '../../src/i18n/check/needed-keys';
import { pluralBases, pluralKey } from '../../src/i18n/check/plural-keys';
import type { Locale } from '../../src/validate/read-locales';
import { parseFlat } from './flat-json';

/** What a translator should know of an English text. */
export interface Note {
  /** Where it shows and what to mind. */
  readonly note: string;
  /** The most characters it may have, placeholders and tags as they are written. */
  readonly most?: number;
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

/** The plurals of each English file, found once. */
const plurals = new WeakMap<MessageFile, ReadonlySet<string>>();

/** The key under which the notes know a text: the forms of a plural share one, and those of a fact. */
export function noteKey(english: Locale, namespace: string, key: string): string {
  if (isFormKey(namespace, key)) {
    const [group = '', unit = ''] = key.split('.');
    return group === 'units' ? `${group}.${unit}` : group;
  }
  const base = pluralKey(key)?.base;
  const file = english.files.get(namespace);
  if (base === undefined || !file) return key;
  const bases = plurals.get(file) ?? pluralBases(file.messages.keys());
  plurals.set(file, bases);
  return bases.has(base) ? base : key;
}

/** Reads one file of notes. */
export function parseNotes(
  file: string,
  text: string,
): { readonly notes: ReadonlyMap<string, Note>; readonly findings: readonly Finding[] } {
  const { entries, findings } = parseFlat(file, text);
  const notes = new Map<string, Note>();
  const faults: Finding[] = [...findings];
  for (const { name, value, line } of entries) {
    const { note, most } = (
      typeof value === 'string' ? { note: value } : (value ?? {})
    ) as Partial<Note>;
    const sound =
      typeof note === 'string' &&
      note.trim() !== '' &&
      (most === undefined || (Number.isInteger(most) && most > 0));
    if (sound) notes.set(name, { note, ...(most !== undefined && { most }) });
    else {
      const message =
        'must be a sentence, or { "note": a sentence, "most": a number of characters }.';
      faults.push({ file, line, key: name, message });
    }
  }
  return { notes, findings: faults };
}

type ReadNotes = (
  file: string,
  parse: (text: string) => ReturnType<typeof parseNotes>,
) => Promise<{ readonly notes: ReadonlyMap<string, Note> }>;

/** Reads all notes with a function that reads one file of them. */
export async function readNotes(read: ReadNotes): Promise<Notes> {
  const one = async (name: string) => {
    const file = notesFile(name);
    return (await read(file, (text) => parseNotes(file, text))).notes;
  };
  const texts = new Map<string, Note>();
  for (const namespace of namespaces) {
    for (const [key, note] of await one(namespace)) texts.set(`${namespace}:${key}`, note);
  }
  return { texts, placeholders: await one('placeholders'), tags: await one('tags') };
}
