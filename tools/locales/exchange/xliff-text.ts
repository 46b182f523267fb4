import { markupIssue } from '../../../src/validate/markup';
import { escapeHtml } from '../../html-page';

/**
 * A text as XLIFF: placeholders become `<x/>` and tags become `<g>`, which translators' programs
 * protect. A text whose tags do not match is written as plain text.
 */
export function xliffText(text: string): string {
  if (markupIssue(text) !== undefined) return escapeHtml(text);
  const seen: string[] = [];
  /** An id that is unique within the text. */
  const idOf = (code: string, name: string) => {
    seen.push(code);
    const count = seen.filter((earlier) => earlier === code).length;
    return escapeHtml(count === 1 ? name : `${name}-${count}`);
  };
  return text
    .split(/(\{\{[^{}]+\}\}|<[^<>]+>)/)
    .map((piece) => {
      const [, placeholder, slash, tag = ''] = piece.match(/^\{\{(.+)\}\}$|^<(\/?)(.+)>$/) ?? [];
      if (placeholder)
        return `<x id="${idOf(piece, placeholder)}" equiv-text="${escapeHtml(piece)}"/>`;
      if (slash) return '</g>';
      if (tag) return `<g id="${idOf(piece, tag)}" ctype="x-${escapeHtml(tag)}">`;
      return escapeHtml(piece);
    })
    .join('');
}

const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

/** Whether a node is a segment: programs split texts into sentences. */
const isSegment = (node: Node | null): node is Element =>
  isElement(node) && node.localName === 'mrk' && node.getAttribute('mtype') === 'seg';

const segmentName = (segment: Element, index: number): string =>
  segment.getAttribute('mid') ?? `${index + 1}`;

/**
 * Turns XLIFF back into a text of a message file.
 *
 * @param source the English text in segments, all of which have to be translated.
 */
export function plainText(
  node: Node | undefined,
  source?: Element,
): { readonly text: string; readonly issue: string | undefined } {
  const issues: string[] = [];
  const segments: (readonly [name: string, words: string])[] = [];
  const read = (parent: Node): string =>
    Array.from(parent.childNodes, (child): string => {
      if (child.nodeType === 3 || child.nodeType === 4) return child.nodeValue ?? '';
      if (!isElement(child)) return '';
      const name = (child.getAttribute('id') ?? '').replace(/-\d+$/, '');
      if (child.localName === 'x') return `{{${name}}}`;
      if (child.localName === 'g') return `<${name}>${read(child)}</${name}>`;
      if (child.localName !== 'mrk') {
        issues.push(
          `contains the element <${child.localName}>. Only the <x/> and <g> of the export are allowed in a text.`,
        );
      }
      if (/^x-.*(add|insert|delet)/i.test(child.getAttribute('mtype') ?? '')) {
        issues.push('contains tracked changes. Accept or reject them, and save the file again.');
      }
      if (!isSegment(child)) return read(child);
      const [, before = ''] = (isSegment(child.previousSibling) && segments.at(-1)) || [];
      const words = read(child);
      segments.push([segmentName(child, segments.length), words]);
      // Some programs drop the space between two sentences.
      return /\S$/.test(before) && /^\S/.test(words) ? ` ${words}` : words;
    }).join('');
  const text = node ? read(node) : '';
  const filled = new Set(segments.filter(([, words]) => words.trim()).map(([name]) => name));
  const marks = Array.from(source?.getElementsByTagNameNS('*', 'mrk') ?? []).filter(isSegment);
  const names = [...marks.map(segmentName), ...segments.map(([name]) => name)];
  const empty = names.find((name) => !filled.has(name));
  if (filled.size > 0 && empty !== undefined) {
    issues.push(
      `has no words in segment ${empty}, but has some in others. Translate that segment, too.`,
    );
  }
  return { text: text.trim() === '' ? '' : text, issue: issues[0] };
}
