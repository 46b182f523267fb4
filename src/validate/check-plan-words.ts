import type { Plan } from '../content/plans';
import type { Issue } from '../i18n/check/issue';

/**
 * Finds plans and features that no English message names.
 *
 * @param words The keys of the English pricing messages.
 */
export function checkPlanWords(
  plans: Readonly<Record<string, Plan>>,
  words: ReadonlySet<string>,
): readonly Issue[] {
  return Object.entries(plans).flatMap(([id, { features }]) =>
    [`descriptions.${id}`, ...features.map((feature) => `features.${feature.id}`)]
      .filter((key) => !words.has(key) && !words.has(`${key}_other`))
      .map((key) => ({
        file: 'src/content/plans.ts',
        key: id,
        message: `has no message. Add "${key}" to locales/en/pricing.json.`,
      })),
  );
}
