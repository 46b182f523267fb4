import { markupFault } from '../../../src/i18n/check/markup';
import { type Piece, piecesOf } from './inline-codes';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it stands in XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * A text as XLIFF: a placeholder is an `<x/>` and a tag a `<g>`, which translators' programs
 * protect. A text whose tags do not pair is written as words.
 */
export function xliffText(text: string): string {
  if (markupFault(text) !== undefined) return escapeXml(text);
  const seen = new Map<string, number>();
  const idOf = ({ kind, name }: Exclude<Piece, { kind: 'words' }>) => {
    const count = (seen.get(kind + name) ?? 0) + 1;
    seen.set(kind + name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'words') return escapeXml(piece.text);
      if (piece.kind === 'close') return '</g>';
      const id = escapeXml(idOf(piece));
      if (piece.kind === 'open') return `<g id="${id}" ctype="x-${escapeXml(piece.name)}">`;
      return `<x id="${id}" equiv-text="${escapeXml(`{{${piece.name}}}`)}"/>`;
    })
    .join('');
}

/** An XLIFF text as it stands in a message file; other elements than ours are named in `strange`. */
export function plainText(node: Node): { readonly text: string; readonly strange?: string } {
  let strange: string | undefined;
  const read = (parent: Node): string =>
    Array.from(parent.childNodes, (child): string => {
      if (child.nodeType === 3 || child.nodeType === 4) return child.nodeValue ?? '';
      if (child.nodeType !== 1) return '';
      const element = child as Element;
      const name = (element.getAttribute('id') ?? '').replace(/-\d+$/, '');
      if (element.localName === 'x') return `{{${name}}}`;
      if (element.localName === 'g') return `<${name}>${read(element)}</${name}>`;
      // Programs wrap the sentences of a text in these.
      if (element.localName !== 'mrk') strange ??= `<${element.localName}>`;
      return read(element);
    }).join('');
  const text = read(node);
  return strange === undefined ? { text } : { text, strange };
}
