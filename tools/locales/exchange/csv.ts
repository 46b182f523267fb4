import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { knownLanguages } from '../../../src/content/known-languages';
import { ExchangeError, type ExchangeFormat, type ExchangeRow } from './exchange-file';

const separators = [',', ';', '\t'];

/** The separator that makes a header of the first line; spreadsheets choose it by country. */
function separatorOf(header: string): string {
  const found = separators.find((separator) =>
    header.split(separator).some((name) => cleaned(name) === 'id'),
  );
  if (found) return found;
  throw new ExchangeError(
    'The first line has no column "id". Export the language anew, and keep the first line as it is.',
  );
}

const cleaned = (cell: string): string => cell.trim().replace(/^"|"$/g, '').toLowerCase();

function cellsOf(text: string): readonly (readonly string[])[] {
  // Some spreadsheets say on a line of its own what separates the cells.
  const body = text.replace(/^sep=.\n/i, '');
  const delimiter = separatorOf(body.split('\n', 1)[0] ?? '');
  try {
    return parse(body, {
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ExchangeError(`It is no sound CSV: ${error.message}. Save it as CSV (UTF-8) again.`);
  }
}

/** The sign before a cell that a spreadsheet would run; `csv-stringify` writes it. */
const guard = /^'(?=[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/;

/** The columns that are read, beside that of the language. */
const known = ['id', 'state', 'english', 'version'];

/** Comma-separated values, for spreadsheets: one row a text, the translation under its language. */
export const csv: ExchangeFormat = {
  endings: ['.csv', '.tsv', '.txt'],
  write: ({ tag, texts }) =>
    stringify(
      [
        ['id', 'state', 'english', tag, 'note', 'most', 'version'],
        ...texts.map(({ id, state, english, translation, note, most, version }) => [
          id,
          state,
          english,
          translation,
          note.replaceAll('\n', ' '),
          most,
          version,
        ]),
      ],
      // Without the mark, spreadsheets take UTF-8 for the alphabet of their country.
      { bom: true, record_delimiter: 'windows', escape_formulas: true },
    ),
  read: (text) => {
    const [header = [], ...lines] = cellsOf(text);
    const names = header.map(cleaned);
    const tags = names.filter((name) => knownLanguages.some((language) => language.tag === name));
    const [tag] = tags;
    if (tag === undefined || tags.length > 1) {
      throw new ExchangeError(
        'The first line must have one column named after the language, such as "de". Export the language anew, and keep the first line as it is.',
      );
    }
    const column = (line: readonly string[], name: string) => {
      const at = names.indexOf(name);
      // A tab stays: it makes a formula of what comes after it.
      return at < 0 ? undefined : line[at]?.replace(/^ +| +$/g, '').replace(guard, '');
    };
    const needed = 1 + Math.max(...[...known, tag].map((name) => names.indexOf(name)));
    const rows = lines.map((line, index): ExchangeRow => {
      const [version, state] = [column(line, 'version'), column(line, 'state')];
      return {
        place: `row ${index + 2}`,
        id: column(line, 'id') ?? '',
        english: column(line, 'english') ?? '',
        translation: column(line, tag) ?? '',
        ...(version && { version }),
        ...(state && { state: state.toLowerCase() }),
        ...(line.length < needed && {
          fault: `has ${line.length} of ${needed} cells: the file may be cut, or a quote be missing.`,
        }),
      };
    });
    return { tag, rows };
  },
};
