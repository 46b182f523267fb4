export interface Entry {
  /** `reviewed` once a person has read the text. */
  readonly state: 'draft' | 'reviewed';
  /** Hash of the English text that the translation was made from. */
  readonly english: string;
  /** Hash of the translation when the entry was written. */
  readonly translation: string;
  /** Who has read it, if an import named the person. */
  readonly reviewer?: string | undefined;
}

/** The entries of a language by the id of their text, `home:hero.title`. */
export type ReviewRecord = ReadonlyMap<string, Entry>;

export const recordFile = (tag: string): string => `locales/review/${tag}.json`;

export function readEntry(value: unknown): Entry | string {
  const [, state, english = '', translation = '', reviewer] =
    String(value).match(/^(draft|reviewed) ([a-z]{10}) ([a-z]{10})(?: by (.+))?$/) ?? [];
  return state === 'draft' || state === 'reviewed'
    ? { state, english, translation, reviewer }
    : `is ${JSON.stringify(value)}, which cannot be read. Delete the line and run "npm run locales -- record" for the language.`;
}

/** Formats a record as a file: one line for each text, sorted by id, so that git can merge it. */
export function formatRecord(record: ReviewRecord): string {
  const lines = [...record]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { state, english, translation, reviewer }]) => [
      id,
      `${state} ${english} ${translation}${reviewer === undefined ? '' : ` by ${reviewer}`}`,
    ]);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}
