import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Issue } from '../i18n/check/issue';
import { type Place, placesIn } from './place-in';

/** One text of a message file, and its place. */
export interface Message extends Place {
  readonly value: string;
}

/** A message file: its texts by key, nested keys joined by dots. */
export interface MessageFile {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly namespace: string;
  readonly messages: ReadonlyMap<string, Message>;
}

/** The parser's most common errors, in words for people who edit message files. */
const explanations: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not valid in JSON; texts must be in straight quotes "…"',
  PropertyNameExpected: 'a key in straight quotes is missing here',
  ValueExpected: 'a text in straight quotes is missing here',
  ColonExpected: 'a colon is missing here',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace } is missing here',
  EndOfFileExpected: 'the file should have ended before this',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'this text is not closed by a straight quote on its line',
  UnexpectedEndOfComment: 'JSON has no comments',
  InvalidEscapeCharacter: 'this text contains a backslash; write \\\\ instead',
  InvalidCharacter: 'this text contains a tab or another control character',
};

/** A JSON syntax error: where to fix it, and what is wrong there. */
export interface JsonIssue {
  readonly offset: number;
  readonly why: string;
}

/** Explains why a text is not a valid JSON object. */
export function jsonIssue(text: string, found: ParseError | undefined): JsonIssue {
  if (!found) return { offset: 0, why: 'it is not an object { … }' };
  const { error, offset } = found;
  const code = printParseErrorCode(error);
  // The parser reports what follows the comma, which may be several lines below.
  const comma = text.slice(0, offset).search(/,\s*$/);
  if (
    /^(PropertyName|Value)Expected$/.test(code) &&
    comma >= 0 &&
    /[\]}]/.test(text.charAt(offset))
  ) {
    const { line } = placesIn(text)(comma);
    return { offset: comma, why: `delete the comma at the end of line ${line}` };
  }
  return { offset, why: explanations[code] ?? 'it cannot be read' };
}

/**
 * Parses a message file. If it is not valid JSON, there are only issues and no content.
 */
export function parseMessages(
  file: string,
  namespace: string,
  text: string,
): { readonly content?: MessageFile; readonly issues: readonly Issue[] } {
  if (text.startsWith('\uFEFF')) {
    const message = 'begins with a byte order mark. Save it as UTF-8 without one.';
    return { issues: [{ file, line: 1, column: 1, message }] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const place = placesIn(text);
  const [error] = errors;
  if (error || root?.type !== 'object') {
    const { offset, why } = jsonIssue(text, error);
    const at = place(offset);
    const shown = excerpt(text.split(/\r?\n/)[at.line - 1] ?? '', at.column);
    return { issues: [{ file, ...at, message: `is not valid JSON: ${why}.\n${shown}` }] };
  }
  const messages = new Map<string, Message>();
  const issues: Issue[] = [];
  const read = (object: Node, prefix: string): void => {
    const names = new Set<string>();
    for (const { name, value } of properties(object)) {
      const key = prefix + name;
      const at = place(value.offset);
      const report = (message: string) => issues.push({ file, ...at, key, message });
      if (/[.:]/.test(name)) report('has a dot or a colon in its name. Nest it, or rename it.');
      if (names.has(name)) report('is in the file twice. Delete one of the two.');
      names.add(name);
      if (value.type === 'object' && value.children?.length) read(value, `${key}.`);
      else if (value.type === 'string') messages.set(key, { value: value.value, ...at });
      else report('is not a text. Write a text in straight quotes.');
    }
  };
  read(root, '');
  return { content: { file, namespace, messages }, issues };
}

function properties(object: Node): readonly { readonly name: string; readonly value: Node }[] {
  return (object.children ?? []).flatMap(({ children }) => {
    const [property, value] = children ?? [];
    return property && value ? [{ name: String(property.value), value }] : [];
  });
}

/** The part of a line around a column, with a `^` below it; tabs are kept, so that both line up. */
function excerpt(line: string, column: number): string {
  const from = Math.max(0, column - 41);
  const before = line.slice(from, column - 1);
  return `    ${before}${line.slice(column - 1, column + 39)}\n    ${before.replace(/[^\t]/g, ' ')}^`;
}
