import type { Plan } from '../content/plans';
import type { Issue } from '../i18n/check/issue';

const file = 'src/content/plans.ts';

/**
 * Finds plans that contradict each other, or what the pages say of them.
 *
 * @param keys The keys of the English pricing messages.
 */
export function checkPlans(
  plans: Readonly<Record<string, Plan>>,
  keys: ReadonlySet<string>,
): readonly Issue[] {
  const names = Object.values(plans).map(({ displayName }) => displayName);
  const isUsedTwice = (value: string, values: readonly string[]) =>
    values.indexOf(value) !== values.lastIndexOf(value);
  const popular = Object.values(plans).filter((plan) => plan.popular);
  return Object.entries(plans).flatMap(([id, { price, features, limits, ...plan }]) => {
    const featureIds = features.map((feature) => feature.id);
    const full = plan.betaOf && plans[plan.betaOf];
    const issue = (isWrong: unknown, key: string, message: string): readonly Issue[] =>
      isWrong ? [{ file, key: `${id}.${key}`, message }] : [];
    return [
      ...issue(
        (id === 'free') !== (price.monthly === 0),
        'price.monthly',
        `is ${price.monthly}, but the free plan, and no other, costs 0.`,
      ),
      ...issue(
        isUsedTwice(plan.displayName, names),
        'displayName',
        'is the name of another plan, too.',
      ),
      ...issue(
        featureIds.some((feature) => isUsedTwice(feature, featureIds)),
        'features',
        'lists a feature twice.',
      ),
      ...issue(plan.popular && popular.length > 1, 'popular', 'is set on more than one plan.'),
      ...issue(full?.beta, 'betaOf', 'must name a plan that is not a beta plan itself.'),
      ...issue(
        full && full.limits.creditsPerMonth <= limits.creditsPerMonth,
        'limits.creditsPerMonth',
        `must be fewer than those of ${plan.betaOf}: the description says so.`,
      ),
      ...[`descriptions.${id}`, ...featureIds.map((feature) => `features.${feature}`)]
        .filter((key) => !keys.has(key) && !keys.has(`${key}_other`))
        .map((key) => ({
          file,
          key: id,
          message: `has no message. Add "${key}" to locales/en/pricing.json.`,
        })),
    ];
  });
}
