import type { Clause } from '../../src/content/legal/structure';
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
  const clauseAt = section.clauses.findIndex(({ id }) => id === clauseId);
  const clause = section.clauses[clauseAt];
  const part =
    clause && partOf(clause, rest, (below) => words(`${sectionId}.${clauseId}.${below}`));
  if (!part) return undefined;
  return `${place}, clause ${at + 1}.${clauseAt + 1}: ${part}. ${care}`;
}

/** What a text is in its clause. */
function partOf(
  clause: Clause,
  [first, second]: readonly string[],
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
  const row = words(`${first}.${'columns' in clause ? clause.columns[0] : ''}`);
  return `a cell of a table, in the row “${short(row)}” and the column “${words(`columns.${second}`)}”`;
}

/** The beginning of a text, without tags. */
function short(text: string): string {
  const plain = text.replace(/<[^>]*>/g, '');
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}
