import { readFileSync } from 'node:fs';
import path from 'node:path';
import { subjects, transcriptsDir } from './subjects';

/**
 * A text without the amounts of money and credits, which an operator may change in one place: that
 * they are right is for tests/site/numbers.
 */
export const withoutFigures = (text: string): string =>
  text
    .replace(/£\d[\d,.]*/g, '£0')
    .replace(/\d[\d,]*(?= credits?\b)/g, '0')
    .replace(/(?<=\bcredits\b[^:\n]*: )\d[\d,]*/gi, '0');

/** Reads a transcript line by line, without its head and without its indentation. */
export function heard(id: string): readonly string[] {
  return readFileSync(path.join(transcriptsDir, `${id}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Every transcript, named for `it.each`: its id, then its lines. */
export const everythingHeard: readonly [id: string, lines: readonly string[]][] = subjects.map(
  ({ id }) => [id, heard(id)],
);

/** A text as transcripts hold it, in which every space is of the same kind. */
export const toPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

/** What the reader says before the words of the page. */
const label =
  /^(?:(?:section|article|figure|navigation|dialog|heading|item|term|definition|link|button|caption|column headers|row)\b[^:]*: )/;

/** What the page itself says in a line: "link: Home" without what it is. */
export const words = (line: string): string => line.replace(label, '');

/** A table as it is heard. */
export interface HeardTable {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly { readonly header: string; readonly cells: readonly string[] }[];
}

/** The tables of a transcript. */
export function tablesIn(lines: readonly string[]): readonly HeardTable[] {
  const tables: {
    caption: string;
    headers: string[];
    rows: { header: string; cells: string[] }[];
  }[] = [];
  for (const line of lines) {
    const table = tables.at(-1);
    if (line.startsWith('table of ')) tables.push({ caption: '', headers: [], rows: [] });
    else if (line.startsWith('caption: ') && table?.caption === '') table.caption = words(line);
    else if (line.startsWith('column headers: ')) table?.headers.push(...words(line).split(' | '));
    else if (line.startsWith('row: ')) table?.rows.push({ header: words(line), cells: [] });
    else {
      const row = table?.rows.at(-1);
      const header = table?.headers[(row?.cells.length ?? 0) + 1];
      // What is not read under the header of its column is no cell.
      if (row && header && line.startsWith(`${header}: `))
        row.cells.push(line.slice(header.length + 2));
    }
  }
  return tables;
}
