import { mkdir } from 'node:fs/promises';
import path from 'node:path';
// A full disk or a killed process leaves the old file whole; Node has nothing that does.
import writeFileAtomic from 'write-file-atomic';
import { namespaces } from '../../src/content/routes';
import type { MessageFile } from '../../src/i18n/check/message-file';
import type { Locale } from '../../src/validate/read-locales';
import { formatMessages } from './message-tree';
import { publishedState, withPublishedState } from './published-state';
import { type Entry, formatRecord, type ReviewRecord, recordFile } from './review-record';
import { entryFor, type Text, textsOf } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';

/** A text with what it shall be from now on. */
export interface SavedText {
  readonly text: Text;
  readonly translation: string;
  readonly state: Entry['state'];
  readonly reviewer?: string;
}

/**
 * Writes translations and their states; the files keep the order of English.
 *
 * @returns The language as it is now.
 * @throws Error when a file cannot be read or written.
 */
export async function saveTexts(
  workshop: Workshop,
  translation: WorkshopLocale,
  saved: readonly SavedText[],
): Promise<WorkshopLocale> {
  const { locale, record: before } = translation;
  requireLanguage(workshop, locale.tag);
  const words = new Map(saved.map(({ text, translation: value }) => [text.id, value]));
  const record = new Map(before);
  for (const { text, translation: value, state, reviewer } of saved) {
    record.set(text.id, entryFor(text.english, value, state, reviewer));
  }
  const changed = new Set(
    saved
      .filter(({ text, translation: value }) => text.translation !== value)
      .map(({ text }) => text.namespace),
  );
  const files = new Map(locale.files);
  const written: FileText[] = [];
  for (const namespace of changed) {
    const content = locale.files.get(namespace);
    if (!content) continue;
    const messages = ordered(translation, content, words);
    const changedFile = { ...content, messages };
    written.push(fileText(changedFile));
    files.set(namespace, changedFile);
  }
  const after: Locale = { tag: locale.tag, files };
  written.push(...(await recordFiles(workshop, { locale: after }, record)));
  await writeFiles(workshop.root, written);
  return {
    ...translation,
    locale: after,
    record,
    texts: textsOf(after, workshop.english, record, workshop.sameAsEnglish),
  };
}

/**
 * Writes a language as it was before a text of it was saved: words, states and the list of languages.
 *
 * @returns The language as it was.
 * @throws Error when a file cannot be read or written.
 */
export async function restoreTexts(
  workshop: Workshop,
  before: WorkshopLocale,
): Promise<WorkshopLocale> {
  requireLanguage(workshop, before.locale.tag);
  await writeFiles(workshop.root, [
    ...[...before.locale.files.values()].map(fileText),
    ...(await recordFiles(workshop, before, before.record)),
  ]);
  return before;
}

/** A message file as it is written. */
const fileText = ({ file, messages }: MessageFile): FileText => [
  file,
  formatMessages([...messages].map(([key, { value }]) => [key, value])),
];

/** The messages of a file in the order of English, with new values; what is strange stays, last. */
function ordered(
  { texts }: WorkshopLocale,
  content: MessageFile,
  words: ReadonlyMap<string, string>,
): MessageFile['messages'] {
  const messages = new Map<string, { value: string; line: number; column: number }>();
  for (const { id, namespace, key, translation } of texts) {
    const value = words.get(id) ?? translation;
    if (namespace === content.namespace && value !== undefined) {
      messages.set(key, { value, line: 1, column: 1 });
    }
  }
  for (const [key, message] of content.messages) {
    if (!messages.has(key)) messages.set(key, { ...message });
  }
  return messages;
}

/**
 * The files to write for a language whose record has changed: the record, without texts that are
 * gone, and the list of languages, which says whether all is reviewed.
 *
 * @param translation The language as its message files will be.
 * @throws Error when English or the record cannot be read.
 */
export async function recordFiles(
  workshop: Workshop,
  translation: Pick<WorkshopLocale, 'locale'>,
  record: ReviewRecord,
): Promise<readonly FileText[]> {
  const { tag } = translation.locale;
  requireRecord(workshop, tag);
  const texts = textsOf(translation.locale, workshop.english, record, workshop.sameAsEnglish);
  const kept = new Map<string, Entry>();
  for (const { id } of texts) {
    const entry = record.get(id);
    if (entry) kept.set(id, entry);
  }
  return [
    [recordFile(tag), formatRecord(kept)],
    await withPublishedState(workshop.root, tag, publishedState(texts)),
  ];
}

/** A file to write: its path from the root, and its whole text. */
export type FileText = readonly [file: string, text: string];

/**
 * Writes files one after another, each whole or not at all; git takes back those before a failure.
 *
 * @throws Error when one cannot be written.
 */
export async function writeFiles(root: string, files: readonly FileText[]): Promise<void> {
  for (const [file, text] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, text);
  }
}

/** What must be readable before anything is written: what cannot be read would be lost. */
function refuse(workshop: Workshop, concerns: (file: string) => boolean, missing: string[]): void {
  const broken = [
    ...missing,
    ...workshop.findings.map(({ file }) => file).filter((file) => concerns(file)),
  ];
  const [first] = broken;
  if (first === undefined) return;
  throw new Error(
    `${first} has to be mended first, so that nothing of it is lost: see "npm run locales -- check".`,
  );
}

/** @throws Error when an English file is missing or cannot be read. */
export function requireEnglish(workshop: Workshop): void {
  const folder = `locales/${workshop.english.tag}/`;
  const missing = namespaces.filter((namespace) => !workshop.english.files.has(namespace));
  refuse(
    workshop,
    (file) => file.startsWith(folder),
    missing.map((namespace) => `${folder}${namespace}.json`),
  );
}

/** @throws Error when the record of a language cannot be read, or an English file. */
export function requireRecord(workshop: Workshop, tag: string): void {
  requireEnglish(workshop);
  refuse(workshop, (file) => file === recordFile(tag), []);
}

/** @throws Error when a message file of a language cannot be read, or its record, or English. */
export function requireLanguage(workshop: Workshop, tag: string): void {
  requireRecord(workshop, tag);
  refuse(workshop, (file) => file.startsWith(`locales/${tag}/`), []);
}
