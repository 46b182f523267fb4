/** Something wrong in a file that people edit. */
export interface Issue {
  /** Path from the root of the repository, or `environment`. */
  readonly file: string;
  /** Where in the file, counted from 1, if known. */
  readonly line?: number;
  readonly column?: number;
  /** The key of the message or the name of the entry. */
  readonly key?: string;
  /** Set if something is missing, which in a translation is not an error but work to do. */
  readonly missing?: true;
  /** Set if English no longer has it, so that no page shows it. */
  readonly extra?: true;
  /** What is wrong, and what to do. */
  readonly message: string;
}

/** Writes an issue as `file:line:column key: message`, without the parts that are not known. */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}${key === undefined ? '' : ` ${key}`}: ${message}`;
}
