import type { Plan } from '../content/plans';
import type { Issue } from '../i18n/check/issue';

/**
 * Finds in the plan catalogue what its types allow: a price in pounds, a limit of nothing, and
 * plans and features that no message names.
 *
 * @param words The keys of the English pricing messages, if they could be read.
 */
export function checkPlans(
  plans: Readonly<Record<string, Plan>>,
  words: ReadonlySet<string> | undefined,
): readonly Issue[] {
  const hasWords = (key: string) => !words || words.has(key) || words.has(`${key}_other`);
  const issue = (key: string, message: string): Issue => ({
    file: 'src/content/plans.ts',
    key,
    message,
  });
  return Object.entries(plans).flatMap(([id, { price, limits, features }]) => {
    const counts = [
      ['price.monthly', price.monthly, 0],
      ...Object.entries(limits).map(([name, limit]) => [`limits.${name}`, limit, 1] as const),
    ] as const;
    const keys = [`descriptions.${id}`, ...features.map((feature) => `features.${feature.id}`)];
    return [
      ...counts
        .filter(([, value, min]) => !Number.isSafeInteger(value) || value < min)
        .map(([name, value, min]) =>
          issue(`${id}.${name}`, `is ${value}, but must be a whole number, at least ${min}.`),
        ),
      ...keys
        .filter((key) => !hasWords(key))
        .map((key) => issue(id, `has no words. Add "${key}" to locales/en/pricing.json.`)),
    ];
  });
}
