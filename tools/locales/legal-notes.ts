import { type Clause, clauseNumber } from '../../src/content/legal/structure';
import { legalDocuments } from '../../src/i18n/check/legal-keys';

/** What every translator of a legal text has to mind. */
const care =
  'Legal text: keep every condition and exception; “must”, “may” and “can” are meant as they stand.';

/** Parts that are the same in every clause that has them. */
const parts: Readonly<Record<string, string>> = {
  intro: 'the sentence before a table',
  caption: 'the caption of a table',
  columns: 'the head of a column of a table',
  rows: 'a cell of a table of examples',
  links: 'the text of a link in each row of the table',
  adequacy: 'a cell of the table',
};

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
  const part = clause && partOf(clause, rest, `${sectionId}.${clauseId}`, words);
  if (!part) return undefined;
  const number = clauseNumber(document, section.id, clause.id);
  const which = number ? `clause ${number}` : 'a clause that is not on the page yet';
  return `${place}, ${which}: ${part}. ${care}`;
}

/** What a text is in its clause, whose own key is `own`. */
function partOf(
  clause: Clause,
  [first, column]: readonly string[],
  own: string,
  words: (key: string) => string,
): string | undefined {
  if (clause.kind === 'text') return first ? 'a sentence of a paragraph' : 'a paragraph';
  if (first === undefined) return 'a line before the address and contact details';
  if (clause.kind === 'list') {
    const count = clause.items.length;
    if (first === 'intro')
      return `the sentence before a list of ${count} points, which go on from it`;
    const at = clause.items.findIndex(({ id }) => id === first);
    return `point ${at + 1} of ${count} in the list that begins “${short(words(`${own}.intro`))}”. Punctuate its end like the other points`;
  }
  if (clause.kind === 'table' && clause.rows.includes(first)) {
    const header = clause.rowHeaders
      ? `${clause.rowHeaders}.${first}`
      : `${own}.${first}.${clause.columns[0]}`;
    return `a cell of a table, in the row “${short(words(header))}” and the column “${words(`${own}.columns.${column}`)}”`;
  }
  return parts[first];
}

/** The beginning of a text, without tags. */
function short(text: string): string {
  const plain = text.replace(/<[^>]*>/g, '');
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}
