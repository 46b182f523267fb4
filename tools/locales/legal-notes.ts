import { type Clause, clauseNumber } from '../../src/content/legal/structure';
import { legalDocuments } from '../../src/i18n/check/legal-keys';

/** What every translator of a legal text has to mind. */
const care =
  'Legal text: keep every condition and exception; “must”, “may” and “can” are meant as they stand.';

/**
 * The note of a legal text by the structure of its document: where it stands, and in what. Nothing
 * for other texts.
 *
 * @param words The English text of a key of the same document.
 */
export function legalNote(
  namespace: string,
  key: string,
  words: (key: string) => string,
): string | undefined {
  const document = legalDocuments.find(({ id }) => id === namespace);
  const [sectionId = '', clauseId, ...rest] = key.split('.');
  const at = document?.sections.findIndex(({ id }) => id === sectionId) ?? -1;
  const section = document?.sections[at];
  if (!document || !section) return undefined;
  const place = `${words('title')}, section ${at + 1} (${words(`${section.id}.title`)})`;
  if (clauseId === 'title' && rest.length === 0) {
    return `${place}: its heading, which also stands in the list of contents and in links to it.`;
  }
  const clause = section.clauses.find(({ id }) => id === clauseId);
  const own = `${sectionId}.${clauseId}.`;
  const part =
    clause &&
    (rowPart(clause, rest, own, words) ?? partOf(clause, rest, (below) => words(own + below)));
  if (!part) return undefined;
  const number = clauseNumber(document, section.id, clause.id);
  const which = number ? `clause ${number}` : 'a clause that is not on the page yet';
  return `${place}, ${which}: ${part}. ${care}`;
}

/** What a text is in a table of words: a cell, by its row and its column. */
function rowPart(
  clause: Clause,
  [row, column]: readonly string[],
  own: string,
  words: (key: string) => string,
): string | undefined {
  if (clause.kind !== 'table' || !row || !clause.rows.includes(row)) return undefined;
  const header = clause.rowHeaders
    ? `${clause.rowHeaders}.${row}`
    : `${own}${row}.${clause.columns[0]}`;
  return `a cell of a table, in the row “${short(words(header))}” and the column “${words(`${own}columns.${column}`)}”`;
}

/** What a text is in its clause. */
function partOf(
  clause: Clause,
  [first]: readonly string[],
  words: (below: string) => string,
): string | undefined {
  if (clause.kind === 'text') return first ? 'a sentence of a paragraph' : 'a paragraph';
  if (clause.kind === 'address') return 'a line before the address and contact details';
  if (first === 'intro') {
    return clause.kind === 'list'
      ? `the sentence before a list of ${clause.items.length} points, which go on from it`
      : 'the sentence before a table that is filled by itself';
  }
  if (clause.kind === 'list') {
    const at = clause.items.findIndex(({ id }) => id === first);
    if (at < 0) return undefined;
    return `point ${at + 1} of ${clause.items.length} in the list that begins “${short(words('intro'))}”. Punctuate its end like the other points`;
  }
  if (first === 'caption') return 'the caption of a table';
  if (first === 'columns') return 'the head of a column of a table';
  if (first === 'rows') return 'a cell of a table of examples';
  if (first === 'links') return 'the text of a link in each row of the table';
  return first === 'adequacy' ? 'a cell of the table' : undefined;
}

/** The beginning of a text, without tags. */
function short(text: string): string {
  const plain = text.replace(/<[^>]*>/g, '');
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}
