import { commonNamespace } from '../../content/routes';
import { plainForm } from '../forms';
import { legalDocuments, legalKeys } from './legal-keys';
import {
  holdsOneNumber,
  type PluralKey,
  pluralBases,
  pluralCategories,
  pluralKey,
  sourcePluralKey,
} from './plural-keys';

/** The keys of a message file; a map by key will do. */
export type Keys = Pick<ReadonlySet<string>, 'has' | 'keys'>;

/**
 * The English form beside which a plural form of a language is read. Where “one” holds 21 as well,
 * English “one month” is no model for it.
 */
const englishForm = (tag: string, { base, category }: PluralKey): string =>
  sourcePluralKey({ base, category: holdsOneNumber(tag, category) ? category : 'other' });

/** A key that a language needs, and the key of the English text it is made from. */
export interface NeededKey {
  readonly key: string;
  readonly source: string;
}

/** Whether a text is a form of a fact: of a counted noun, a number, a month or a date. */
export function isFormKey(namespace: string, key: string): boolean {
  return namespace === commonNamespace && /^(units|numbers|months|dates)\./.test(key);
}

/**
 * Whether a text is a form that a language may have or not. The plain form of a unit is none:
 * every language has it.
 */
export function isDeclaredForm(namespace: string, key: string): boolean {
  return isFormKey(namespace, key) && !new RegExp(`^units\\.\\w+\\.${plainForm}_`).test(key);
}

/**
 * The keys that a message file of a language needs, in order: those of English, or of the structure
 * of a legal document, with the plural forms of the language. Declared forms are the language's own.
 */
export function neededKeys(tag: string, namespace: string, english: Keys): readonly NeededKey[] {
  return newKeys(tag, namespace, english).filter(
    ({ source }) => !isDeclaredForm(namespace, source),
  );
}

/**
 * The keys that the message file of a new language begins with: those that it needs, and the forms
 * that English declares, which it may translate or delete.
 */
export function newKeys(tag: string, namespace: string, english: Keys): readonly NeededKey[] {
  const legal = legalDocuments.find(({ id }) => id === namespace);
  const source = legal ? legalKeys(legal) : [...english.keys()];
  const bases = pluralBases(source);
  const done = new Set<string>();
  return source.flatMap((key) => {
    const base = pluralKey(key)?.base;
    const once = base !== undefined && bases.has(base) ? base : key;
    if (done.has(once)) return [];
    done.add(once);
    if (once === key) return [{ key, source: key }];
    return pluralCategories(tag).map((category) => ({
      key: `${once}_${category}`,
      source: englishForm(tag, { base: once, category }),
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
 * The key of the English text that a text is read beside: the same form, or the plain form of the
 * same unit. A form of numbers, months and dates that English has not is made from none.
 */
export function sourceOf(tag: string, key: string, english: Pick<Keys, 'has'>): string | undefined {
  const plural = pluralKey(key);
  const same = plural ? englishForm(tag, plural) : key;
  const [, unit] = key.match(/^units\.(\w+)\./) ?? [];
  const plain =
    unit && plural && englishForm(tag, { ...plural, base: `units.${unit}.${plainForm}` });
  return [same, plain].find((source) => source && english.has(source));
}

/** The declared forms among some keys, each with the key of the English text that it is read beside. */
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
