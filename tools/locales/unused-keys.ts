import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { legalDocuments } from '../../src/content/legal/documents';
import { legalKeys } from '../../src/i18n/check/legal-keys';
import { isFormKey } from '../../src/i18n/check/needed-keys';
import { literal } from '../../src/validate/literal';
import type { Locale } from '../../src/validate/read-locales';
import { noteKey } from './notes';

/** Comments, in which an apostrophe would look like the start of a string. */
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** Strings and templates. */
const quotedText = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The strings in some code, also those within the `${…}` of its templates. */
function textsIn(code: string): readonly string[] {
  return (code.match(quotedText) ?? []).flatMap((quoted) => {
    const inner = quoted.startsWith('`') ? (quoted.match(/(?<=\$\{)[^}]*(?=\})/g) ?? []) : [];
    return [quoted.slice(1, -1).replace(/\$\{[^}]*\}/g, '*'), ...inner.flatMap(textsIn)];
  });
}

/** The keys that a source file may use, such as `home:meta.*`. */
export function keysIn(source: string): readonly string[] {
  const code = source.replace(comment, '');
  const named = [...code.matchAll(/\buseTranslation\(\s*([^)]*)\)/g)].flatMap(
    ([, names = '']) => names.match(/(?<=['"])[\w-]+(?=['"])/g) ?? (names ? ['*'] : []),
  );
  const namespaces = named.length > 0 ? named : ['common'];
  // In a file that queries message files itself, every path of properties may be a key.
  const paths = code.includes('allLocale') ? (code.match(/\w+(?:\??\.\w+)+/g) ?? []) : [];
  return [
    ...paths.map((names) => `*:${names.replaceAll('?', '')}`),
    ...textsIn(code)
      // A template without any fixed part could be any key.
      .filter((words) => /^([\w*-]+:)?[\w*.-]*\w[\w*.-]*$/.test(words))
      .flatMap((key) => (key.includes(':') ? [key] : namespaces.map((name) => `${name}:${key}`))),
  ];
}

/** The keys that the source files under `src/` may use. */
export async function readKeys(root: string): Promise<readonly string[]> {
  const names = await readdir(path.join(root, 'src'), { recursive: true });
  const sources = names
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => readFile(path.join(root, 'src', name), 'utf8'));
  const translating = (await Promise.all(sources)).filter((source) =>
    /\bt\(|i18nKey|messageKey|allLocale/.test(source),
  );
  return translating.flatMap(keysIn);
}

/** The ids of English texts that no code uses. The opposite, a missing text, is a type error. */
export function unusedTexts(english: Locale, keys: readonly string[]): readonly string[] {
  const legal = legalDocuments.flatMap((document) =>
    legalKeys(document).map((key) => `${document.id}:${key}`),
  );
  const pattern = (key: string) => literal(key).replaceAll('\\*', '[^:.]+');
  const used = new RegExp(`^(${[...keys, ...legal].map(pattern).join('|')})$`);
  return [...english.files].flatMap(([namespace, { messages }]) =>
    [...messages.keys()]
      // Texts that `createFacts` reads as they are, without a translation function.
      .filter(
        (key) => !isFormKey(namespace, key) && !`${namespace}:${key}`.startsWith('common:claims.'),
      )
      .map((key) => `${namespace}:${noteKey(english, namespace, key)}`)
      .filter((id) => !used.test(id)),
  );
}
