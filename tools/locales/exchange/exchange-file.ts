import packageJson from '../../../package.json';
import type { TextState } from '../texts';

export const projectName = packageJson.name;

/** A text as it is exported. */
export interface ExchangeText {
  readonly id: string;
  readonly english: string;
  /** Hashes of the English text and, if there is one, of the translation. */
  readonly version: string;
  /** Empty if there is none yet. */
  readonly translation: string;
  readonly state: TextState;
  readonly note: string;
  /** In characters. */
  readonly maxLength: number | undefined;
}

/** A text as it comes back; nothing in it has been checked yet. */
export interface ExchangeRow {
  /** Where in the file it is: `row 12`. */
  readonly place: string;
  readonly id: string;
  readonly english: string;
  readonly translation: string;
  /** Undefined if a program has dropped it. */
  readonly version: string | undefined;
  /** As written in the file; undefined if a program has dropped it. */
  readonly state: string | undefined;
  /** Why the row cannot be read. */
  readonly issue: string | undefined;
}

export interface ReceivedFile {
  readonly project?: string | undefined;
  readonly tag: string | undefined;
  readonly rows: readonly ExchangeRow[];
}

/** The first one is the default. */
export const formatNames = ['xliff', 'csv', 'po'] as const;

export type FormatName = (typeof formatNames)[number];

export interface ExchangeFormat {
  /** File name extensions, the default one first. */
  readonly endings: readonly string[];
  readonly write: (tag: string, texts: readonly ExchangeText[]) => string;
  /** @throws Error if the text is not in this format; its message says why and what to do. */
  readonly read: (text: string) => ReceivedFile;
}
