import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TFunction } from 'i18next';
import { namespaces } from '../src/content/routes';
import { createTranslator, type Messages } from '../src/i18n/translator';

type Words = TFunction<['common', 'home', 'pricing', 'enterprise', 'privacy-policy', 'not-found']>;

/** The message files of a language by namespace. */
export function readMessages(tag: string): Messages {
  return Object.fromEntries(
    namespaces.map((name) => [
      name,
      JSON.parse(readFileSync(path.join('locales', tag, `${name}.json`), 'utf8')),
    ]),
  );
}

/** Every word of a language, as the pages say it. */
export function wordsOf(tag: string, messages = readMessages(tag)): Words {
  return createTranslator(tag, messages) as Words;
}
