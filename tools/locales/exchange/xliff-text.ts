import { markupIssue } from '../../../src/i18n/check/markup';
import { escapeHtml } from '../../html-page';

/**
 * A text as XLIFF: a placeholder is an `<x/>` and a tag a `<g>`, which translators' programs
 * protect. A text whose tags do not pair is written as words.
 */
export function xliffText(text: string): string {
  if (markupIssue(text) !== undefined) return escapeHtml(text);
  const seen: string[] = [];
  /** Ids have to differ within a text. */
  const idOf = (code: string, name: string) => {
    seen.push(code);
    const count = seen.filter((other) => other === code).length;
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
          `holds the element <${child.localName}>. Only the <x/> and <g> of the export may stand in a text.`,
        );
      }
      if (/^x-.*(add|insert|delet)/i.test(child.getAttribute('mtype') ?? '')) {
        issues.push('holds tracked changes. Accept or reject them, and save it again.');
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
  const marks = Array.from(source?.getElementsByTagNameNS('*', 'mrk') ?? []).filter(isSegment);
  const names = [...marks.map(segmentName), ...segments.map(([name]) => name)];
  const empty = names.find((name) => !filled.has(name));
  if (filled.size > 0 && empty !== undefined) {
    issues.push(`has no words in segment ${empty}, but in others. Translate that one, too.`);
  }
  return { text: text.trim() === '' ? '' : text, issue: issues[0] };
}
