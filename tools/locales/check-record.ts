import type { LocaleFinding } from './locale-finding';
import { publishedFile, publishedState } from './published-state';
import { recordFile } from './review-record';
import type { WorkshopLocale } from './workshop';

/** Entries of texts that are gone, and a published state that does not fit. */
export function recordFindings({
  language,
  record,
  texts,
}: WorkshopLocale): readonly LocaleFinding[] {
  const { tag } = language;
  const known = new Set(texts.map(({ id }) => id));
  const file = recordFile(tag);
  const strangers = [...record.keys()]
    .filter((id) => !known.has(id))
    .map((id) => ({
      rule: 'record' as const,
      file,
      key: id,
      message: `is no text any more. Run "npm run locales -- record ${tag}".`,
    }));
  const state = language.reviewed ? 'reviewed' : 'draft';
  const all = publishedState(texts);
  if (state === all) return strangers;
  return [
    ...strangers,
    {
      rule: 'record',
      file: publishedFile,
      key: tag,
      message: `says "${state}", but by ${file} it is "${all}". Run "npm run locales -- record ${tag}".`,
    },
  ];
}
