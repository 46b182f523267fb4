import type { MessageFile } from '../../src/i18n/check/message-file';
import type { Locale } from '../../src/validate/read-locales';
import { formatMessages } from './message-tree';
import { requireLanguage } from './require-sound';
import type { Entry } from './review-record';
import { recordFiles } from './save-record';
import { entryFor, type Text, textsOf } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';
import { type FileText, writeFiles } from './write-files';

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
