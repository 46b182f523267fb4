import { markupFault } from '../../../src/i18n/check/markup';
import { escapeHtml } from '../../html-page';

/**
 * A text as XLIFF: a placeholder is an `<x/>` and a tag a `<g>`, which translators' programs
 * protect. A text whose tags do not pair is written as words.
 */
export function xliffText(text: string): string {
  if (markupFault(text) !== undefined) return escapeHtml(text);
  const seen = new Map<string, number>();
  const idOf = ({ kind, name }: Exclude<Piece, { kind: 'words' }>) => {
    const count = (seen.get(kind + name) ?? 0) + 1;
    seen.set(kind + name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'words') return escapeHtml(piece.text);
      if (piece.kind === 'close') return '</g>';
      const id = escapeHtml(idOf(piece));
      if (piece.kind === 'open') return `<g id="${id}" ctype="x-${escapeHtml(piece.name)}">`;
      return `<x id="${id}" equiv-text="${escapeHtml(`{{${piece.name}}}`)}"/>`;
    })
    .join('');
}

const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

/** Whether a node is a sentence, as programs mark them off. */
const isSegment = (node: Node | null): node is Element =>
  isElement(node) && node.localName === 'mrk' && node.getAttribute('mtype') === 'seg';

const segmentName = (segment: Element, index: number): string =>
  segment.getAttribute('mid') ?? `${index + 1}`;

/**
 * An XLIFF text as it stands in a message file, and what of it cannot be taken.
 *
 * @param source The English text in segments, of which none may be lost.
 */
export function plainText(
  node: Node | undefined,
  source?: Element,
): { readonly text: string; readonly fault?: string } {
  const faults: string[] = [];
  const segments: (readonly [name: string, words: string])[] = [];
  const read = (parent: Node): string =>
    Array.from(parent.childNodes, (child): string => {
      if (child.nodeType === 3 || child.nodeType === 4) return child.nodeValue ?? '';
      if (!isElement(child)) return '';
      const name = (child.getAttribute('id') ?? '').replace(/-\d+$/, '');
      if (child.localName === 'x') return `{{${name}}}`;
      if (child.localName === 'g') return `<${name}>${read(child)}</${name}>`;
      if (child.localName !== 'mrk') {
        faults.push(
          `holds the element <${child.localName}>. Only the <x/> and <g> of the export may stand in a text.`,
        );
      }
      if (/^x-.*(add|insert|delet)/i.test(child.getAttribute('mtype') ?? '')) {
        faults.push('holds tracked changes. Accept or reject them, and save it again.');
      }
      if (!isSegment(child)) return read(child);
      const [, before = ''] = (isSegment(child.previousSibling) && segments.at(-1)) || [];
      const words = read(child);
      segments.push([segmentName(child, segments.length), words]);
      // English has a space between two sentences; some programs drop it.
      return /\S$/.test(before) && /^\S/.test(words) ? ` ${words}` : words;
    }).join('');
  const text = node ? read(node) : '';
  const filled = new Set(segments.filter(([, words]) => words.trim()).map(([name]) => name));
  if (filled.size > 0) {
    const marks = Array.from(source?.getElementsByTagNameNS('*', 'mrk') ?? []).filter(isSegment);
    const names = [...marks.map(segmentName), ...segments.map(([name]) => name)];
    const empty = names.find((name) => !filled.has(name));
    if (empty !== undefined) {
      faults.push(`has no words in segment ${empty}, but in others. Translate that one, too.`);
    }
  }
  const [fault] = faults;
  return { text: text.trim() === '' ? '' : text, ...(fault && { fault }) };
}

/** A piece of a text: plain words, a placeholder, or one end of a tag. */
type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'placeholder' | 'open' | 'close'; readonly name: string };

/** Cuts a text into words, placeholders and tags. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{\{([^{}]+)\}\}|<(\/?)([^\s<>/]+)>/g)) {
    const [whole, placeholder, slash, name = ''] = match;
    if (match.index > end) pieces.push({ kind: 'words', text: text.slice(end, match.index) });
    if (placeholder !== undefined) pieces.push({ kind: 'placeholder', name: placeholder });
    else pieces.push({ kind: slash ? 'close' : 'open', name });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) });
  return pieces;
}
