import { legalDocuments } from '../../src/content/legal/documents';
import { type Clause, clauseNumber } from '../../src/content/legal/structure';

/** Advice for every legal text. */
const advice =
  'Legal text: keep every condition and exception; “must”, “may” and “can” are meant literally.';

const parts: Readonly<Record<string, string>> = {
  intro: 'the sentence before a table',
  caption: 'the caption of a table',
  columns: 'the head of a column of a table',
  rows: 'a cell of a table of examples',
  links: 'the text of a link in each row of the table',
  adequacy: 'a cell of the table',
};

/**
 * Describes where in its document a legal text is; returns undefined for other texts.
 *
 * @param englishOf returns the English text of a key of the same document.
 */
export function legalNote(
  namespace: string,
  key: string,
  englishOf: (key: string) => string,
): string | undefined {
  const document = legalDocuments.find(({ id }) => id === namespace);
  const [sectionId = '', clauseId, ...rest] = key.split('.');
  const index = document?.sections.findIndex(({ id }) => id === sectionId) ?? -1;
  const section = document?.sections[index];
  if (!document || !section) return undefined;
  const place = `${englishOf('title')}, section ${index + 1} (${englishOf(`${section.id}.title`)})`;
  if (clauseId === 'title' && rest.length === 0) {
    return `${place}: its heading, which is also used in the table of contents and in links to it.`;
  }
  const clause = section.clauses.find(({ id }) => id === clauseId);
  const part = clause && partOf(clause, rest, `${sectionId}.${clauseId}`, englishOf);
  if (!part) return undefined;
  const number = clauseNumber(document, section.id, clause.id);
  const clauseName = number ? `clause ${number}` : 'a clause that is not on the page yet';
  return `${place}, ${clauseName}: ${part}. ${advice}`;
}

/** Which part of its clause a text is. */
function partOf(
  clause: Clause,
  [first, column]: readonly string[],
  clauseKey: string,
  englishOf: (key: string) => string,
): string | undefined {
  if (clause.kind === 'text') return first ? 'a sentence of a paragraph' : 'a paragraph';
  if (first === undefined) return 'a line before the address and contact details';
  if (clause.kind === 'list') {
    const count = clause.items.length;
    if (first === 'intro')
      return `the sentence before a list of ${count} points, which continue it`;
    const position = clause.items.findIndex(({ id }) => id === first);
    return `point ${position + 1} of ${count} in the list that begins “${short(englishOf(`${clauseKey}.intro`))}”. Punctuate its end like the other points`;
  }
  if (clause.kind === 'table' && clause.rows.includes(first)) {
    const header = clause.rowHeaders
      ? `${clause.rowHeaders}.${first}`
      : `${clauseKey}.${first}.${clause.columns[0]}`;
    return `a cell of a table, in the row “${short(englishOf(header))}” and the column “${englishOf(`${clauseKey}.columns.${column}`)}”`;
  }
  return parts[first];
}

/** The beginning of a text, without tags. */
function short(text: string): string {
  const plain = text.replace(/<[^>]*>/g, '');
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}
