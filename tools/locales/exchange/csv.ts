import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { knownLanguages } from '../../../src/content/known-languages';
import type { ExchangeFormat, ExchangeRow } from './exchange-file';

const normalise = (cell: string): string => cell.trim().replace(/^"|"$/g, '').toLowerCase();

function cellsOf(text: string): readonly (readonly string[])[] {
  // Some spreadsheets name the separator in a line before the header.
  const body = text.replace(/^sep=.\n/i, '');
  const [header = ''] = body.split('\n', 1);
  // Spreadsheets choose the separator by country.
  const delimiter = [',', ';', '\t'].find((separator) =>
    header.split(separator).map(normalise).includes('id'),
  );
  if (!delimiter) {
    throw new Error(
      'The first line has no column "id". Export the language again, and keep the first line as it is.',
    );
  }
  try {
    return parse(body, {
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(`It is not valid CSV: ${why}. Save it as CSV (UTF-8) again.`);
  }
}

/** The quote that `csv-stringify` writes before a cell that a spreadsheet would take for a formula. */
const formulaEscape = /^'(?=[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/;

/** For spreadsheets. The column with the translation is named after the language. */
export const csv: ExchangeFormat = {
  endings: ['.csv', '.tsv', '.txt'],
  write: (tag, texts) =>
    stringify(
      [
        ['id', 'state', 'english', tag, 'note', 'version'],
        ...texts.map(({ id, state, english, translation, note, version }) => [
          id,
          state,
          english,
          translation,
          note.replaceAll('\n', ' '),
          version,
        ]),
      ],
      // Without the byte order mark, spreadsheets do not recognise UTF-8.
      { bom: true, record_delimiter: 'windows', escape_formulas: true },
    ),
  read: (text) => {
    const [header = [], ...lines] = cellsOf(text);
    const names = header.map(normalise);
    const [tag, other] = names.filter((name) => knownLanguages.some((known) => known.tag === name));
    if (tag === undefined || other !== undefined) {
      throw new Error(
        'The first line must have one column named after the language, such as "de". Export the language again, and keep the first line as it is.',
      );
    }
    const columns = ['id', 'english', tag, 'version', 'state'].map((name) => names.indexOf(name));
    const needed = 1 + Math.max(...columns);
    const rows = lines.map((line, index): ExchangeRow => {
      // Not trim(): a leading tab belongs to the text.
      const [id = '', english = '', translation = '', version, state] = columns.map((at) =>
        line[at]?.replace(/^ +| +$/g, '').replace(formulaEscape, ''),
      );
      return {
        place: `row ${index + 2}`,
        id,
        english,
        translation,
        version: version || undefined,
        state: state?.toLowerCase() || undefined,
        issue:
          line.length < needed
            ? `has ${line.length} of ${needed} cells: the file may be cut off, or a quotation mark may be missing.`
            : undefined,
      };
    });
    return { tag, rows };
  },
};
