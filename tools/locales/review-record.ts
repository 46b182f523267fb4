/** What is known of one translated text. */
export interface Entry {
  /** `draft` by a machine or unread, `reviewed` by a person. */
  readonly state: 'draft' | 'reviewed';
  /** Hash of the English text that it was made from. */
  readonly english: string;
  /** Hash of the translation as it was when this was written down. */
  readonly translation: string;
  /** Who has read it, as far as an import has said so. */
  readonly reviewer?: string | undefined;
}

/** The entries of a language by the id of their text, `home:hero.title`. */
export type ReviewRecord = ReadonlyMap<string, Entry>;

/** Where a language's record stands, from the root of the repository. */
export const recordFile = (tag: string): string => `locales/review/${tag}.json`;

/** An entry as it stands in the record. */
export function readEntry(value: unknown): Entry | string {
  const [, state, english = '', translation = '', reviewer] =
    String(value).match(/^(draft|reviewed) ([a-z]{10}) ([a-z]{10})(?: by (.+))?$/) ?? [];
  return state === 'draft' || state === 'reviewed'
    ? { state, english, translation, reviewer }
    : `says ${JSON.stringify(value)}, which cannot be read. Delete the line and run "record" for the language.`;
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
