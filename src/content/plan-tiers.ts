import { type CataloguePlan, catalogue, type Feature } from './plans';

/** What the card of a plan says of its features, so that a reader sees the step between tiers. */
export interface Tier {
  /** The plan of which it holds every feature; a plan that lacks one of another's has none. */
  readonly base: CataloguePlan | undefined;
  /** What it has beside those, and its credits, whose number is its own. */
  readonly own: readonly Feature[];
}

const holds = (plan: CataloguePlan, { id, comingSoon }: Feature): boolean =>
  plan.features.some((feature) => feature.id === id && feature.comingSoon === comingSoon);

/** Whether one plan can be said to be "everything in" the other, and something else. */
function standsOn(plan: CataloguePlan, other: CataloguePlan): boolean {
  if (plan.betaOf) {
    return other.id === plan.betaOf && other.features.every((feature) => holds(plan, feature));
  }
  const isSmaller = !other.beta && other.features.length < plan.features.length;
  return isSmaller && other.features.every((feature) => holds(plan, feature));
}

/** Returns the tier of a plan (spec §9). Pro holds all of Plus; Plus lacks Free's "no card required". */
export function tierOf(plan: CataloguePlan): Tier {
  const base = catalogue.findLast((other) => standsOn(plan, other));
  const own = plan.features.filter(
    (feature) => feature.id === 'monthlyCredits' || !base || !holds(base, feature),
  );
  return { base, own };
}
