import memoize from 'lodash/memoize';
import { sourceTag } from '../../content/languages';
import { cldrLocale } from '../formats';

const form = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key of one form of a plural: `units.days_few` is the form `few` of `units.days`. */
export interface PluralKey {
  readonly base: string;
  readonly category: string;
}

/** Reads a key as a plural form. Returns undefined if it does not end like one. */
export function pluralKey(key: string): PluralKey | undefined {
  const [, base, category] = key.match(form) ?? [];
  return base && category ? { base, category } : undefined;
}

/** Whether a plural form of a language is for a single whole number, such as "one" in English. */
export const holdsOneNumber = memoize(
  (tag: string, category: string): boolean => {
    const rules = new Intl.PluralRules(cldrLocale(tag));
    // From 1, as no fact of the site is 0, for which French uses "one".
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
    return numbers.filter((number) => rules.select(number) === category).length === 1;
  },
  (tag, category) => `${tag} ${category}`,
);

/** The plural forms a language needs, in CLDR's order: `one, few, many, other` in Polish. */
export const pluralCategories = memoize((tag: string): readonly string[] => {
  const { pluralCategories: categories } = new Intl.PluralRules(cldrLocale(tag)).resolvedOptions();
  // Some versions of ICU return them in another order.
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return order.filter((category) => categories.some((name) => name === category));
});

/** The English key for a plural form, which English may not have. */
export function sourcePluralKey({ base, category }: PluralKey): string {
  return `${base}_${category === 'one' ? 'one' : 'other'}`;
}

/** The bases whose keys exist in all plural forms of English. */
export function pluralBases(sourceKeys: Iterable<string>): ReadonlySet<string> {
  const keys = new Set(sourceKeys);
  const needed = pluralCategories(sourceTag);
  const bases = [...keys].flatMap((key) => pluralKey(key)?.base ?? []);
  return new Set(
    bases.filter((base) => needed.every((category) => keys.has(`${base}_${category}`))),
  );
}
