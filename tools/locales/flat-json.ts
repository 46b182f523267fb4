import { getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import type { Finding } from '../../src/i18n/check/finding';
import { jsonFault } from '../../src/i18n/check/message-file';
import { placesIn } from '../../src/i18n/check/place-in';

/** An entry of a JSON object and where its value stands; lines count from 1. */
export interface FlatEntry {
  readonly name: string;
  readonly value: unknown;
  readonly line: number;
}

/** Reads a JSON object whose entries are of the workshop's own kind; each fault is a finding. */
export function parseFlat(
  file: string,
  text: string,
): { readonly entries: readonly FlatEntry[]; readonly findings: readonly Finding[] } {
  const errors: ParseError[] = [];
  let root: ReturnType<typeof parseTree>;
  try {
    root = parseTree(text, errors, { disallowComments: true });
  } catch {
    return {
      entries: [],
      findings: [{ file, message: 'is nested so deeply that it cannot be read.' }],
    };
  }
  const place = placesIn(text);
  const [error] = errors;
  if (error || root?.type !== 'object') {
    const { offset, why } = jsonFault(text, error);
    const message = `is not valid JSON: ${why}. If two people changed it, take the lines of both.`;
    return { entries: [], findings: [{ file, line: place(offset).line, message }] };
  }
  const lines = new Map<string, number>();
  const findings: Finding[] = [];
  const entries = (root.children ?? []).flatMap(({ children }) => {
    const [property, value] = children ?? [];
    if (!property || !value) return [];
    const name = String(property.value);
    const { line } = place(property.offset);
    const before = lines.get(name);
    if (before !== undefined) {
      // Deleting one of them would lose what it alone says, such as a language in a list.
      const message = `stands twice, here and in line ${before}. Put what both say into one, and delete the other.`;
      findings.push({ file, line, key: name, message });
    }
    lines.set(name, line);
    return [{ name, value: getNodeValue(value), line }];
  });
  return { entries, findings };
}
