/** Something wrong in a file that people edit. */
export interface Issue {
  /** Path from the root of the repository, or what else to look at: `environment`. */
  readonly file: string;
  /** Where in the file, counted from 1, as far as it is known. */
  readonly line?: number;
  readonly column?: number;
  /** The key of the message or the name of the entry. */
  readonly key?: string;
  /** Set where something is not there yet: in a translation that is no issue but work to do. */
  readonly missing?: true;
  /** Set where something is there that English has no more: nothing shows it. */
  readonly extra?: true;
  /** What is wrong, and what to do. */
  readonly message: string;
}

/** Writes an issue as `file:line:column key: message`, leaving out what is not known. */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}${key === undefined ? '' : ` ${key}`}: ${message}`;
}
