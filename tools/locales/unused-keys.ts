import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { legalDocuments, legalKeys } from '../../src/i18n/check/legal-keys';
import { literal } from '../../src/i18n/check/literal';
import { isFormKey } from '../../src/i18n/check/needed-keys';
import type { Locale } from '../../src/validate/read-locales';
import { codeKeys, type KeyUse } from './code-keys';
import type { LocaleFinding } from './locale-finding';
import { noteKey } from './notes';

/** Texts that `factsFor` reads as they are, without a translation function. */
const isReadByFacts = (namespace: string, key: string): boolean =>
  isFormKey(namespace, key) || (namespace === 'common' && key.startsWith('claims.'));

/** Finds English texts that no code asks for, and keys that code asks for and English has not. */
export function unusedKeys(english: Locale, uses: readonly KeyUse[]): readonly LocaleFinding[] {
  const texts = [...english.files].flatMap(([namespace, content]) =>
    [...content.messages].map(([key, { line, column, value }]) => {
      const { file } = content;
      return { file, namespace, key, base: noteKey(english, namespace, key), line, column, value };
    }),
  );
  const legal = new Set(
    legalDocuments.flatMap((document) => legalKeys(document).map((key) => `${document.id}:${key}`)),
  );
  const matchers = uses.map((use) => ({ use, matches: matcherOf(use) }));
  const unused = texts.filter(
    ({ namespace, key, base }) =>
      !legal.has(`${namespace}:${base}`) &&
      !isReadByFacts(namespace, key) &&
      !matchers.some(({ matches }) => matches(namespace, base)),
  );
  const unknown = matchers.filter(
    ({ use, matches }) =>
      !use.guess && !texts.some(({ namespace, base }) => matches(namespace, base)),
  );
  return [
    ...unused.map(({ file, key, line, column, value }) => ({
      rule: 'text' as const,
      file,
      line,
      column,
      key,
      english: value,
      message: 'is a text that no code asks for. Delete it in every language, or use it.',
    })),
    ...unknown.map(({ use: { file, line, key, namespaces } }) => ({
      rule: 'text' as const,
      file,
      line,
      key,
      message: `asks for a text that English does not have in ${namespaces.join(' or ')}. Add it, or mend the key.`,
    })),
  ];
}

function matcherOf({ namespaces, key }: KeyUse): (namespace: string, key: string) => boolean {
  const pattern = (text: string) => new RegExp(`^${literal(text).replaceAll('\\*', '[^:.]+')}$`);
  const [names, keys] = [namespaces.map(pattern), pattern(key)];
  return (namespace, candidate) =>
    keys.test(candidate) && names.some((name) => name.test(namespace));
}

/** Reads the source files under `src/` and finds every key they ask for. */
export async function readCodeKeys(root: string): Promise<readonly KeyUse[]> {
  const names = await readdir(path.join(root, 'src'), { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).sort();
  const found = await Promise.all(
    files.map(async (name) => {
      const file = path.posix.join('src', name.split(path.sep).join('/'));
      const source = await readFile(path.join(root, file), 'utf8');
      return /\bt\(|i18nKey|messageKey|allLocale/.test(source) ? codeKeys(file, source) : [];
    }),
  );
  return found.flat();
}
