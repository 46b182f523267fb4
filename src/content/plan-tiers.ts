import { type CataloguePlan, catalogue, type Feature } from './plans';

/** How the card of a plan lists its features, so that readers see what each tier adds. */
export interface Tier {
  /** The largest other plan all of whose features it includes, if there is one. */
  readonly base: CataloguePlan | undefined;
  /** Its features beyond those of `base`, and always its credits, as each plan has its own number. */
  readonly own: readonly Feature[];
}

const hasFeature = (plan: CataloguePlan, { id, comingSoon }: Feature): boolean =>
  plan.features.some((feature) => feature.id === id && feature.comingSoon === comingSoon);

/** Whether a plan can be described as "everything in" another plan and more. */
function includesAllOf(plan: CataloguePlan, other: CataloguePlan): boolean {
  if (plan.betaOf) {
    return other.id === plan.betaOf && other.features.every((each) => hasFeature(plan, each));
  }
  const isSmaller = !other.beta && other.features.length < plan.features.length;
  return isSmaller && other.features.every((feature) => hasFeature(plan, feature));
}

/** Returns the tier of a plan (spec §9). Pro includes Plus; Plus lacks Free's "no card required". */
export function tierOf(plan: CataloguePlan): Tier {
  const base = catalogue.findLast((other) => includesAllOf(plan, other));
  const own = plan.features.filter(
    (feature) => feature.id === 'monthlyCredits' || !base || !hasFeature(base, feature),
  );
  return { base, own };
}
