import packageJson from '../../../package.json';
import type { TextState } from '../texts';

/** The name of this project, by which a file of another one is told apart. */
export const projectName = packageJson.name;

/** One text as it travels to a translator and back. */
export interface ExchangeText {
  /** `home:hero.title`. */
  readonly id: string;
  readonly english: string;
  /** Hashes of the English text and, if there is one, of the translation. */
  readonly version: string;
  /** The translation; empty while there is none. */
  readonly translation: string;
  readonly state: TextState;
  /** Where it shows and what to mind; several lines. */
  readonly note: string;
  /** The most characters it may have. */
  readonly most: number | undefined;
}

/** One text as it comes back: nobody knows yet whether anything of it is right. */
export interface ExchangeRow {
  /** Where it stands in the file, in words: `row 12`. */
  readonly place: string;
  readonly id: string;
  readonly english: string;
  readonly translation: string;
  /** Missing where a program has dropped it. */
  readonly version: string | undefined;
  /** As it is written in the file; missing where a program has dropped it. */
  readonly state: string | undefined;
  /** What of the row cannot be read. */
  readonly issue: string | undefined;
}

/** A language as it comes back. */
export interface ReceivedFile {
  readonly project?: string | undefined;
  readonly tag: string | undefined;
  readonly rows: readonly ExchangeRow[];
}

/** The names of the formats, the first of which is used when nobody names one. */
export const formatNames = ['xliff', 'csv', 'po'] as const;

export type FormatName = (typeof formatNames)[number];

/** A format that translators' programs read and write. */
export interface ExchangeFormat {
  /** Endings of its files, the usual one first. */
  readonly endings: readonly string[];
  readonly write: (tag: string, texts: readonly ExchangeText[]) => string;
  /** @throws Error when the text is not of this format; its message says why and what to do. */
  readonly read: (text: string) => ReceivedFile;
}
