import memoize from 'lodash/memoize';
import { sourceTag } from '../../content/languages';
import { cldrLocale } from '../formats';

const form = /^(.+)_(zero|one|two|few|many|other)$/;

/** A key that holds one of the forms of a plural: `units.days_few` is `units.days` in `few`. */
export interface PluralKey {
  readonly base: string;
  readonly category: string;
}

/** Reads a key as a plural form; nothing when its name has no such ending. */
export function pluralKey(key: string): PluralKey | undefined {
  const [, base, category] = key.match(form) ?? [];
  return base && category ? { base, category } : undefined;
}

/** Whether a plural form of a language is for one whole number alone, such as English "one". */
export const holdsOneNumber = memoize(
  (tag: string, category: string): boolean => {
    const rules = new Intl.PluralRules(cldrLocale(tag));
    // No fact of the site is 0, which French counts as one.
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
    return numbers.filter((number) => rules.select(number) === category).length === 1;
  },
  (tag, category) => `${tag} ${category}`,
);

/** The plural forms a language needs, in CLDR's order: `one, few, many, other` in Polish. */
export const pluralCategories = memoize((tag: string): readonly string[] => {
  const { pluralCategories: categories } = new Intl.PluralRules(cldrLocale(tag)).resolvedOptions();
  // Some versions of ICU list them in another order.
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return order.filter((category) => categories.some((name) => name === category));
});

/** The key whose English words stand for a form of a plural that English does not have. */
export function sourcePluralKey({ base, category }: PluralKey): string {
  return `${base}_${category === 'one' ? 'one' : 'other'}`;
}

/** The bases whose keys come in all plural forms of the source language. */
export function pluralBases(sourceKeys: Iterable<string>): ReadonlySet<string> {
  const keys = new Set(sourceKeys);
  const needed = pluralCategories(sourceTag);
  const bases = [...keys].flatMap((key) => pluralKey(key)?.base ?? []);
  return new Set(
    bases.filter((base) => needed.every((category) => keys.has(`${base}_${category}`))),
  );
}
