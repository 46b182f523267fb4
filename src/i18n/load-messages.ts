import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namespaces } from '../content/routes';
import type { Messages } from './translator';
import { typesetMessages } from './typeset';

/** Reads a message file as the pages show it, set in type. */
export function loadMessageFile(tag: string, namespace: string, root = '.'): object {
  const file = path.join(root, 'locales', tag, `${namespace}.json`);
  return typesetMessages(tag, JSON.parse(readFileSync(file, 'utf8')));
}

/** Reads every message file of a language by namespace. */
export function loadMessages(tag: string, root = '.'): Messages {
  return Object.fromEntries(namespaces.map((name) => [name, loadMessageFile(tag, name, root)]));
}
