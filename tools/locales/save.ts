import { mkdir } from 'node:fs/promises';
import path from 'node:path';
// Unlike Node's writeFile, it keeps the old file if the disk is full or the process is killed.
import writeFileAtomic from 'write-file-atomic';
import type { MessageFile } from '../../src/validate/message-file';
import type { Locale } from '../../src/validate/read-locales';
import type { LocalesProject, ProjectLocale } from './locales-project';
import { formatMessages } from './message-tree';
import { publishedState, withPublishedState } from './published-state';
import { type Entry, formatRecord, type ReviewRecord, recordFile } from './review-record';
import { entryFor, type Text, textsOf } from './texts';

export interface SavedText {
  readonly text: Text;
  readonly translation: string;
  readonly state: Entry['state'];
  readonly reviewer?: string | undefined;
}

/** Writes translations and their states, in the order of English. */
export async function saveTexts(
  project: LocalesProject,
  { locale, texts, record: before }: ProjectLocale,
  saved: readonly SavedText[],
): Promise<void> {
  requireValid(project, locale.tag);
  const words = new Map(saved.map(({ text, translation }) => [text.id, translation]));
  const record = new Map(before);
  for (const { text, translation, state, reviewer } of saved) {
    record.set(text.id, entryFor(text, translation, state, reviewer));
  }
  const changed = saved.filter(({ text, translation }) => text.translation !== translation);
  const namespaces = new Set(changed.map(({ text }) => text.namespace));
  const files = new Map(locale.files);
  const written: FileText[] = [];
  for (const content of [...files.values()].filter(({ namespace }) => namespaces.has(namespace))) {
    const after = withWords(content, texts, words);
    files.set(content.namespace, after);
    const values = [...after.messages].map(([key, { value }]) => [key, value] as const);
    written.push([content.file, formatMessages(values)]);
  }
  const state = await stateFiles(project, { tag: locale.tag, files }, record);
  await writeFiles(project.root, [...written, ...state]);
}

/** A message file with new words, in the order of English; unknown keys stay, at the end. */
function withWords(
  content: MessageFile,
  texts: readonly Text[],
  words: ReadonlyMap<string, string>,
): MessageFile {
  const messages = new Map<string, { value: string; line: number; column: number }>();
  for (const { id, namespace, key, translation } of texts) {
    const value = words.get(id) ?? translation;
    if (namespace === content.namespace && value !== undefined) {
      messages.set(key, { value, line: 1, column: 1 });
    }
  }
  for (const [key, message] of content.messages) {
    if (!messages.has(key)) messages.set(key, message);
  }
  return { ...content, messages };
}

/**
 * The files to write after a record has changed: the record, without texts that no longer exist,
 * and the list of languages, which says whether a language is reviewed.
 *
 * @param locale the message files as they will be.
 */
export async function stateFiles(
  { root, english, sameAsEnglish }: LocalesProject,
  locale: Locale,
  record: ReviewRecord,
): Promise<readonly FileText[]> {
  const texts = textsOf(locale, english, record, sameAsEnglish);
  const ids = new Set(texts.map(({ id }) => id));
  const entries = [...record].filter(([id]) => ids.has(id));
  return [
    [recordFile(locale.tag), formatRecord(new Map(entries))],
    await withPublishedState(root, locale.tag, publishedState(texts)),
  ];
}

export type FileText = readonly [file: string, text: string];

/** Writes files one after another, each completely or not at all. */
export async function writeFiles(root: string, files: readonly FileText[]): Promise<void> {
  for (const [file, text] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, text);
  }
}

/**
 * Call before writing: what cannot be read would be lost.
 *
 * @throws Error if a file of English or of these languages, or a record of theirs, cannot be read.
 */
export function requireValid(
  { english, issues }: LocalesProject,
  ...tags: readonly string[]
): void {
  const folders = [english.tag, ...tags].map((tag) => `locales/${tag}/`);
  const records = tags.map(recordFile);
  const broken = issues.find(
    ({ file }) => records.includes(file) || folders.some((folder) => file.startsWith(folder)),
  );
  if (!broken) return;
  throw new Error(
    `Fix ${broken.file} first, so that nothing in it is lost. "npm run locales -- check" says what is wrong.`,
  );
}
