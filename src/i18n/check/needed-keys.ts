import { legalDocuments } from '../../content/legal/documents';
import { commonNamespace } from '../../content/routes';
import { plainForm } from '../forms';
import { legalKeys } from './legal-keys';
import {
  holdsOneNumber,
  type PluralKey,
  pluralBases,
  pluralCategories,
  pluralKey,
  sourcePluralKey,
} from './plural-keys';

/** The keys of a message file, as a set or a map. */
export type Keys = Pick<ReadonlySet<string>, 'has' | 'keys'>;

/**
 * The English form to compare a plural form with. In a language in which “one” includes 21, that is
 * not English “one month”.
 */
const englishForm = (tag: string, { base, category }: PluralKey): string =>
  sourcePluralKey({ base, category: holdsOneNumber(tag, category) ? category : 'other' });

/** A key that a language needs, and the key of the English text to translate. */
export interface NeededKey {
  readonly key: string;
  readonly source: string;
}

/** Whether a text is a form of a fact: of a counted noun, a number, a month or a date. */
export function isFormKey(namespace: string, key: string): boolean {
  return namespace === commonNamespace && /^(units|numbers|months|dates)\./.test(key);
}

/**
 * Whether a text is a form that a language can declare. The plain form of a unit is not, as it is
 * required in every language.
 */
export function isDeclaredForm(namespace: string, key: string): boolean {
  return isFormKey(namespace, key) && !new RegExp(`^units\\.\\w+\\.${plainForm}_`).test(key);
}

/**
 * The keys that a message file of a language needs, in order: those of English, or of the structure
 * of a legal document, with the plural forms of the language and without declared forms.
 */
export function neededKeys(tag: string, namespace: string, english: Keys): readonly NeededKey[] {
  return newKeys(tag, namespace, english).filter(
    ({ source }) => !isDeclaredForm(namespace, source),
  );
}

/**
 * The keys of a message file in a new language: those that it needs, and the forms that English
 * declares, which translators can translate or delete.
 */
export function newKeys(tag: string, namespace: string, english: Keys): readonly NeededKey[] {
  const legal = legalDocuments.find(({ id }) => id === namespace);
  const source = legal ? legalKeys(legal) : [...english.keys()];
  const bases = pluralBases(source);
  const done = new Set<string>();
  return source.flatMap((key) => {
    const base = pluralKey(key)?.base;
    const name = base !== undefined && bases.has(base) ? base : key;
    if (done.has(name)) return [];
    done.add(name);
    if (name === key) return [{ key, source: key }];
    return pluralCategories(tag).map((category) => ({
      key: `${name}_${category}`,
      source: englishForm(tag, { base: name, category }),
    }));
  });
}

/** The keys that a message file of a language still needs, in order. */
export function missingKeys(
  tag: string,
  namespace: string,
  keys: Keys,
  english: Keys,
): readonly string[] {
  return neededKeys(tag, namespace, english)
    .map(({ key }) => key)
    .filter((key) => !keys.has(key));
}

/**
 * The key of the English text to compare a text with: the same form, or the plain form of the same
 * unit. Returns undefined for forms of numbers, months and dates that English does not have.
 */
export function sourceOf(tag: string, key: string, english: Pick<Keys, 'has'>): string | undefined {
  const plural = pluralKey(key);
  const same = plural ? englishForm(tag, plural) : key;
  const [, unit] = key.match(/^units\.(\w+)\./) ?? [];
  const plain =
    unit && plural && englishForm(tag, { ...plural, base: `units.${unit}.${plainForm}` });
  return [same, plain].find((source) => source && english.has(source));
}

/** The declared forms among some keys, each with the key of the English text to compare it with. */
export function declaredForms(
  tag: string,
  namespace: string,
  keys: Keys,
  english: Keys,
): readonly { readonly key: string; readonly source: string | undefined }[] {
  return [...keys.keys()]
    .filter((key) => isDeclaredForm(namespace, key))
    .map((key) => ({ key, source: sourceOf(tag, key, english) }));
}
