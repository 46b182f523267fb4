import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import type { Issue } from '../../src/i18n/check/issue';
import { jsonIssue } from '../../src/validate/message-file';
import { placesIn } from '../../src/validate/place-in';
import { utf8Text } from '../../src/validate/utf8-text';

/** Returns the value of an entry, or a message that says what is wrong with it. */
export type ReadEntry<Value extends object> = (value: unknown) => Value | string;

/** Parses a JSON object whose entries are all of one kind; others are left out with an issue. */
export function parseFlat<Value extends object>(
  file: string,
  text: string,
  read: ReadEntry<Value>,
): { readonly entries: ReadonlyMap<string, Value>; readonly issues: readonly Issue[] } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const place = placesIn(text);
  const entries = new Map<string, Value>();
  const [error] = errors;
  if (error || root?.type !== 'object') {
    const { offset, why } = jsonIssue(text, error);
    const message = `is not valid JSON: ${why}. If two people changed it, keep the lines of both.`;
    return { entries, issues: [{ file, line: place(offset).line, message }] };
  }
  const lines = new Map<string, number>();
  const issues: Issue[] = [];
  for (const { children: [property, node] = [] } of root.children ?? []) {
    if (!property || !node) continue;
    const key = String(property.value);
    const { line } = place(property.offset);
    const report = (message: string) => issues.push({ file, line, key, message });
    const before = lines.get(key);
    if (before !== undefined) {
      // Deleting one of them could lose something, such as a language in a list.
      report(`appears twice, here and in line ${before}. Merge the two into one.`);
    }
    lines.set(key, line);
    const value = read(getNodeValue(node));
    if (typeof value === 'string') report(value);
    else entries.set(key, value);
  }
  return { entries, issues };
}

/** Reads such an object from a file, which may be missing. */
export async function readFlat<Value extends object>(
  root: string,
  file: string,
  read: ReadEntry<Value>,
): Promise<ReturnType<typeof parseFlat<Value>>> {
  const bytes = await readFile(path.join(root, file)).catch(() => Buffer.from('{}'));
  const text = utf8Text(bytes);
  if (text !== undefined) return parseFlat(file, text, read);
  const message = 'is not in UTF-8. Save it in that encoding.';
  return { entries: new Map(), issues: [{ file, message }] };
}
