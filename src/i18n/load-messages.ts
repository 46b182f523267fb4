import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namespaces } from '../content/routes';
import type { Messages } from './translator';
import { typesetMessages } from './typeset';

/** Reads a message file and typesets its texts, as on the pages. */
export function loadMessageFile(tag: string, namespace: string, root = '.'): object {
  const file = path.join(root, 'locales', tag, `${namespace}.json`);
  return typesetMessages(tag, JSON.parse(readFileSync(file, 'utf8')));
}

/** Reads all message files of a language, by namespace. */
export function loadMessages(tag: string, root = '.'): Messages {
  return Object.fromEntries(namespaces.map((name) => [name, loadMessageFile(tag, name, root)]));
}
