import type { Phrase } from './phrases';

/** The rows of a table, wherever its groups have them. */
function rowsIn({ inside }: Phrase): readonly Phrase[] {
  return inside.flatMap((phrase) => (phrase.role === 'row' ? [phrase] : rowsIn(phrase)));
}

/** What a cell says; of a cell that is a link the reader says the name alone. */
function cellText({ name, hasLink, inside }: Phrase, text: (inside: readonly Phrase[]) => string) {
  if (inside.length > 0) return text(inside);
  return hasLink ? `[link: ${name}]` : name;
}

/**
 * A table as it is heard cell by cell: the headers of the columns, then each row by its own
 * header, with the column's before each cell.
 */
export function tableLines(
  table: Phrase,
  text: (inside: readonly Phrase[]) => string,
): readonly string[] {
  const caption = table.inside.find(({ role }) => role === 'caption');
  const rows = rowsIn(table).map(({ inside }) => inside);
  const headers = rows[0]?.every(({ role }) => role === 'columnheader') ? rows[0] : undefined;
  const names = headers?.map((cell) => cellText(cell, text)) ?? [];
  const body = headers ? rows.slice(1) : rows;
  return [
    // Its name is its caption, which comes next.
    `table of ${rows.length} rows and ${rows[0]?.length} columns`,
    `  caption: ${caption ? caption.name || text(caption.inside) : ''}`,
    ...(headers ? [`  column headers: ${names.join(' | ')}`] : []),
    ...body.flatMap((cells) =>
      cells.map((cell, column) =>
        cell.role === 'rowheader'
          ? `  row: ${cellText(cell, text)}`
          : `    ${names[column] ?? cell.role}: ${cellText(cell, text)}`,
      ),
    ),
  ];
}
