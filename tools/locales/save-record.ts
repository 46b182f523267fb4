import { publishedState, withPublishedState } from './published-state';
import { requireRecord } from './require-sound';
import { type Entry, formatRecord, type ReviewRecord, recordFile } from './review-record';
import { textsOf } from './texts';
import type { Workshop, WorkshopLocale } from './workshop';
import type { FileText } from './write-files';

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
