import { readFileSync } from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import { type Language, sourceTag } from '../content/languages';
import { isLegalDocument } from '../content/legal/documents';
import { type GatedPublication, gatePublication } from '../i18n/check/publication-gate';
import {
  isStillEnglish,
  type SameAsEnglish,
  sameAsEnglishFile,
} from '../i18n/check/same-as-english';

type Texts = ReadonlyMap<string, string>;

function textsIn(messages: object, prefix = ''): readonly [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? textsIn(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)] as [string, string]],
  );
}

/** Returns an empty object if the file is missing or invalid, which validation reports. */
function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Whether this build shows texts that are still in English, for translators to review their work.
 *
 * @throws Error if `UNTRANSLATED` is set to anything but "show".
 */
export function showsUntranslated(value = process.env.UNTRANSLATED): boolean {
  if (value === undefined || value === 'show') return value === 'show';
  throw new Error(`UNTRANSLATED is ${JSON.stringify(value)}: it must be "show", or not be set.`);
}

/**
 * Which pages are published in which of these languages, from the message files in `<root>/locales`:
 * the single source for pages, menus, addresses, sitemap and hosting rules.
 *
 * @throws Error if `UNTRANSLATED` is set to anything but "show".
 */
export function readPublication(languages: readonly Language[], root = '.'): GatedPublication {
  const showAll = showsUntranslated();
  const same = new Map(Object.entries(readJson(path.join(root, sameAsEnglishFile))));
  const readTexts = memoize((file: string): Texts => new Map(textsIn(readJson(file))));
  const textsOf = (tag: string, namespace: string) =>
    readTexts(path.join(root, 'locales', tag, `${namespace}.json`));
  return gatePublication(languages, (tag, namespace) => {
    const texts = textsOf(tag, namespace);
    if (tag === sourceTag) return texts;
    const english = (key: string) => textsOf(sourceTag, namespace).get(key);
    // The files of a new language start as copies of the English ones.
    const translated = (allowed: SameAsEnglish) =>
      new Set(
        [...texts]
          .filter(([key, text]) => !isStillEnglish({ tag, namespace, key, text }, english, allowed))
          .map(([key]) => key),
      );
    // A legal document without any translated text must not claim to be a translation.
    const isLegal = isLegalDocument(namespace);
    if (showAll && !(isLegal && translated(new Map()).size === 0)) return texts;
    return translated(same);
  });
}
