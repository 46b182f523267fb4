import type { Finding } from '../../src/i18n/check/finding';
import { parseFlat } from './flat-json';

/** What is known of one translated text. */
export interface Entry {
  /** `draft` by a machine or unread, `reviewed` by a person. */
  readonly state: 'draft' | 'reviewed';
  /** Hash of the English text that it was made from. */
  readonly english: string;
  /** Hash of the translation as it was when this was written down. */
  readonly translation: string;
  /** Who has read it, as far as an import has said so. */
  readonly reviewer?: string;
}

/** The entries of a language by the id of their text, `home:hero.title`. */
export type ReviewRecord = ReadonlyMap<string, Entry>;

/** Where a language's record stands, from the root of the repository. */
export const recordFile = (tag: string): string => `locales/review/${tag}.json`;

/** Reads a record. What cannot be read is a finding, and counts as not written down. */
export function parseRecord(
  tag: string,
  text: string,
): { readonly record: ReviewRecord; readonly findings: readonly Finding[] } {
  const file = recordFile(tag);
  const { entries, findings } = parseFlat(file, text);
  const record = new Map<string, Entry>();
  const faults: Finding[] = [...findings];
  for (const { name, value, line } of entries) {
    const [, state, english = '', translation = '', reviewer] =
      (typeof value === 'string' ? value : '').match(
        /^(draft|reviewed) ([a-z]{10}) ([a-z]{10})(?: by (.+))?$/,
      ) ?? [];
    if (state === 'draft' || state === 'reviewed') {
      record.set(name, { state, english, translation, ...(reviewer && { reviewer }) });
    } else {
      const message = `says ${JSON.stringify(value)}, which cannot be read. Delete the line and run "npm run locales -- record ${tag}".`;
      faults.push({ file, line, key: name, message });
    }
  }
  return { record, findings: faults };
}

/** A record as a file: one line a text, in the order of the alphabet, so that git can merge it. */
export function formatRecord(record: ReviewRecord): string {
  const lines = [...record]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { state, english, translation, reviewer }]) => [
      id,
      `${state} ${english} ${translation}${reviewer === undefined ? '' : ` by ${reviewer}`}`,
    ]);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}
