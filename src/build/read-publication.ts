import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, sourceTag } from '../content/languages';
import { legalDocuments } from '../i18n/check/legal-keys';
import { pluralKey, sourcePluralKey } from '../i18n/check/plural-keys';
import { type GatedPublication, gatePublication } from '../i18n/check/publication-gate';
import { mayBeSame, sameAsEnglishFile } from '../i18n/check/same-as-english';

type Texts = ReadonlyMap<string, string>;

function textsIn(messages: object, prefix = ''): readonly [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? textsIn(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)] as [string, string]],
  );
}

/** What is missing or cannot be read is empty; validation says what is wrong with it. */
function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The keys whose words are not those of English: a new language begins with English ones. */
function translatedKeys(texts: Texts, english: Texts, maySame: (key: string) => boolean) {
  const isTranslated = ([key, text]: readonly [string, string]) => {
    const form = pluralKey(key);
    const source = english.get(key) ?? (form && english.get(sourcePluralKey(form)));
    return text !== source || maySame(key);
  };
  return new Set([...texts].filter(isTranslated).map(([key]) => key));
}

/**
 * Whether this build shows words that are still English, for translators who look at their work.
 *
 * @throws Error when `UNTRANSLATED` holds anything but "show".
 */
export function showsUntranslated(value = process.env.UNTRANSLATED): boolean {
  if (value === undefined || value === 'show') return value === 'show';
  throw new Error(`UNTRANSLATED is ${JSON.stringify(value)}: it must be "show", or not be set.`);
}

/**
 * What of some languages is published, by the message files in `<root>/locales`: the one answer
 * behind pages, menus, addresses, sitemap and hosting rules.
 *
 * @throws Error when `UNTRANSLATED` holds anything but "show".
 */
export function readPublication(languages: readonly Language[], root = '.'): GatedPublication {
  const showAll = showsUntranslated();
  const same = new Map(Object.entries(readJson(path.join(root, sameAsEnglishFile))));
  const known = new Map<string, Texts>();
  const textsOf = (tag: string, namespace: string): Texts => {
    const file = path.join(root, 'locales', tag, `${namespace}.json`);
    const texts = known.get(file) ?? new Map(textsIn(readJson(file)));
    known.set(file, texts);
    return texts;
  };
  return gatePublication(languages, (tag, namespace) => {
    const texts = textsOf(tag, namespace);
    if (tag === sourceTag) return texts;
    const english = textsOf(sourceTag, namespace);
    // A legal document that nobody has begun would call its English words a translation.
    const isLegal = legalDocuments.some(({ id }) => id === namespace);
    if (showAll && !(isLegal && translatedKeys(texts, english, () => false).size === 0)) {
      return texts;
    }
    return translatedKeys(texts, english, (key) => mayBeSame(same, `${namespace}:${key}`, tag));
  });
}
