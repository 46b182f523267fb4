import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../content/languages';
import { type GatedPublication, gatePublication } from '../i18n/check/publication-gate';

function keysIn(messages: object, prefix = ''): readonly string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? keysIn(value, `${prefix}${name}.`)
      : [prefix + name],
  );
}

/** What is missing or cannot be read has no keys; the preflight says what is wrong with it. */
function readKeys(file: string): ReadonlySet<string> {
  try {
    return new Set(keysIn(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return new Set();
  }
}

/**
 * What of some languages is published, by the message files in `<root>/locales`: the one answer
 * behind pages, menus, addresses, sitemap and hosting rules.
 */
export function readPublication(languages: readonly Language[], root = '.'): GatedPublication {
  const known = new Map<string, ReadonlySet<string>>();
  return gatePublication(languages, (tag, namespace) => {
    const file = path.join(root, 'locales', tag, `${namespace}.json`);
    const keys = known.get(file) ?? readKeys(file);
    known.set(file, keys);
    return keys;
  });
}
