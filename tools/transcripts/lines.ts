import { label, labelAndName } from './label';
import type { Phrase } from './phrases';
import { tableLines } from './table-lines';

/** Elements that are heard by what is in them alone. */
const silent = new Set(['document', 'paragraph', 'strong', 'time', 'rowgroup', 'generic']);

/** What stands in a line of text rather than in a line of its own. */
const inText = new Set(['', 'link', 'mark', 'strong', 'time']);

/** What a blank line is put before. */
const parts = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'region',
  'article',
  'figure',
  'heading',
  'table',
]);

/** A piece of a line of text. What is more than words in the page's language is in brackets. */
function piece(phrase: Phrase): string {
  const { role, name, inside } = phrase;
  if (role === '') return phrase.language === null ? name : `[${label(phrase)}: ${name}]`;
  if (silent.has(role)) return text(inside);
  return `[${inside.length > 0 ? `${label(phrase)}: ${text(inside)}` : labelAndName(phrase)}]`;
}

function text(phrases: readonly Phrase[]): string {
  return phrases
    .map((phrase, at) => (phrase.isApart && at > 0 ? ' ' : '') + piece(phrase))
    .join('');
}

/** Phrases that are read in one go, in groups. */
function runs(phrases: readonly Phrase[]): readonly (readonly Phrase[])[] {
  const groups: Phrase[][] = [];
  for (const phrase of phrases) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isSame =
      before && inText.has(before.role) && inText.has(phrase.role) && before.block === phrase.block;
    if (isSame) last?.push(phrase);
    else groups.push([phrase]);
  }
  return groups;
}

const indented = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : line));

function linesOf(phrase: Phrase): readonly string[] {
  const { role, inside } = phrase;
  if (role === '') return [piece(phrase)];
  if (role === 'table') return tableLines(phrase, text);
  if (silent.has(role)) return transcriptLines(inside);
  const content = transcriptLines(inside);
  const [first = ''] = content;
  const [single] = inside;
  // An item, a term or a fact of one line needs no second one.
  if (content.length !== 1 || phrase.name !== '' || !single || parts.has(single.role)) {
    return [labelAndName(phrase), ...indented(content)];
  }
  const isLabelled = inside.length === 1 && single.role !== '' && !silent.has(single.role);
  return [`${label(phrase)}${isLabelled ? ',' : ':'} ${first}`];
}

/** A reading as lines: one for what is read in one go, indented inside what has a name. */
export function transcriptLines(phrases: readonly Phrase[]): readonly string[] {
  return runs(phrases).flatMap((run, at) => {
    const [only] = run;
    const lines = run.length === 1 && only ? linesOf(only) : [text(run)];
    return at > 0 && only && parts.has(only.role) ? ['', ...lines] : lines;
  });
}
