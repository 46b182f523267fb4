import { requireLanguage } from './require-sound';
import { recordFiles } from './save-record';
import { entryFor } from './texts';
import { translationOf, type Workshop } from './workshop';
import { writeFiles } from './write-files';

/**
 * Writes down what has been translated since the last time, as drafts made from the English of
 * today, and forgets texts that are gone.
 *
 * @returns The ids of the texts that were new or had changed.
 * @throws Error when the site does not have the language.
 */
export async function recordTranslations(
  workshop: Workshop,
  tag: string,
): Promise<readonly string[]> {
  const translation = translationOf(workshop, tag);
  requireLanguage(workshop, tag);
  const record = new Map(translation.record);
  const fresh = translation.texts.filter(({ entry, state }) => !entry && state === 'draft');
  for (const { id, english, translation: words = '' } of fresh) {
    record.set(id, entryFor(english, words, 'draft'));
  }
  await writeFiles(workshop.root, await recordFiles(workshop, translation, record));
  return fresh.map(({ id }) => id);
}
