import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { legalDocuments, legalKeys } from '../../src/i18n/check/legal-keys';
import { literal } from '../../src/i18n/check/literal';
import { isFormKey } from '../../src/i18n/check/needed-keys';
import type { Locale } from '../../src/validate/read-locales';
import type { LocaleFinding } from './locale-finding';
import { noteKey } from './notes';

/** A text of the code that may be the key of a message. */
export interface KeyUse {
  readonly file: string;
  readonly line: number;
  /** The files of messages in which the key is looked for; `*` stands for any. */
  readonly namespaces: readonly string[];
  /** The key, with a star for each part that is known only when the page is built. */
  readonly key: string;
  /** Whether the code asks for it, and does not only hold a text that may be handed on. */
  readonly isAsked: boolean;
}

/** A string or a template, with what asks for it as a key before it. */
const text =
  /(\bt\(\s*|\b(?:i18nKey|messageKey)=\{?)?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** A comment, in which an apostrophe would begin a string; its lines stay. */
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/**
 * Finds the texts of a source file that may be keys, for the message files that it names in
 * `useTranslation`. Where it queries message files itself, every path of properties may be one,
 * `languageMenu.suggestion`.
 */
export function keyUses(file: string, source: string): readonly KeyUse[] {
  const code = source.replace(comment, (words) => words.replace(/./g, ' '));
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const named = [...code.matchAll(/\buseTranslation\(\s*([^)]*)\)/g)].flatMap(
    ([, names = '']) => names.match(/(?<=['"])[\w-]+(?=['"])/g) ?? (names ? ['*'] : []),
  );
  const own = named.length > 0 ? named : ['common'];
  const uses = textsIn(code).flatMap(({ words, isAsked, index }): readonly KeyUse[] => {
    const [, before, key = ''] = words.match(/^(?:([\w*-]+):)?([\w*.-]+)$/) ?? [];
    // What is wholly known later could be any key.
    if (!/\w/.test(key)) return [];
    return [{ file, line: lineAt(index), namespaces: before ? [before] : own, key, isAsked }];
  });
  if (!code.includes('allLocale')) return uses;
  const paths = [...code.matchAll(/\w+(?:\??\.\w+)+/g)].map(
    ({ 0: words, index }): KeyUse => ({
      file,
      line: lineAt(index),
      namespaces: ['*'],
      key: words.replaceAll('?', ''),
      isAsked: false,
    }),
  );
  return [...uses, ...paths];
}

interface CodeText {
  readonly words: string;
  readonly isAsked: boolean;
  readonly index: number;
}

/** The texts of some code, and those within the `${…}` of its templates. */
function textsIn(code: string): readonly CodeText[] {
  return [...code.matchAll(text)].flatMap((match): readonly CodeText[] => {
    const [, asked, single, double, template = ''] = match;
    const words = single ?? double ?? template.replace(/\$\{[^}]*\}/g, '*');
    const inner = template.match(/(?<=\$\{)[^}]*(?=\})/g) ?? [];
    const { index } = match;
    return [
      { words, isAsked: asked !== undefined, index },
      ...inner.flatMap(textsIn).map((found) => ({ ...found, index })),
    ];
  });
}

/** Reads the source files under `src/` and finds every key they may ask for. */
export async function readKeyUses(root: string): Promise<readonly KeyUse[]> {
  const names = await readdir(path.join(root, 'src'), { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).sort();
  const found = await Promise.all(
    files.map(async (name) => {
      const file = path.posix.join('src', name.split(path.sep).join('/'));
      const source = await readFile(path.join(root, file), 'utf8');
      return /\bt\(|i18nKey|messageKey|allLocale/.test(source) ? keyUses(file, source) : [];
    }),
  );
  return found.flat();
}

/** Texts that `factsFor` reads as they are, without a translation function. */
const isReadByFacts = (namespace: string, key: string): boolean =>
  isFormKey(namespace, key) || (namespace === 'common' && key.startsWith('claims.'));

/** Finds English texts that no code asks for, and keys that code asks for and English has not. */
export function unusedKeys(english: Locale, uses: readonly KeyUse[]): readonly LocaleFinding[] {
  const texts = [...english.files].flatMap(([namespace, { file, messages }]) =>
    [...messages].map(([key, { line, column, value }]) => {
      const base = noteKey(english, namespace, key);
      return { file, namespace, key, base, line, column, value };
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
      use.isAsked && !texts.some(({ namespace, base }) => matches(namespace, base)),
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
  const pattern = (words: string) => new RegExp(`^${literal(words).replaceAll('\\*', '[^:.]+')}$`);
  const [names, keys] = [namespaces.map(pattern), pattern(key)];
  return (namespace, candidate) =>
    keys.test(candidate) && names.some((name) => name.test(namespace));
}
