import { legalDocuments, legalKeys } from './legal-keys';
import { pluralBases, pluralCategories, pluralKey } from './plural-keys';

/** The keys of a message file; a map by key will do. */
export type Keys = Pick<ReadonlySet<string>, 'has' | 'keys'>;

/**
 * The keys that a message file of a language still needs, in order: those of English, or of the
 * structure of a legal document, with the plural forms of the language.
 */
export function missingKeys(
  tag: string,
  namespace: string,
  keys: Keys,
  english: Keys,
): readonly string[] {
  const legal = legalDocuments.find(({ id }) => id === namespace);
  const source = legal ? legalKeys(legal) : [...english.keys()];
  const bases = pluralBases(source);
  const categories = pluralCategories(tag);
  const needed = source.flatMap((key) => {
    const base = pluralKey(key)?.base;
    if (base === undefined || !bases.has(base)) return [key];
    return categories.map((category) => `${base}_${category}`);
  });
  return [...new Set(needed)].filter((key) => !keys.has(key));
}
