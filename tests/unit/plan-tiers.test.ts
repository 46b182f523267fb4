import { tierOf } from '../../src/content/plan-tiers';
import { catalogue, type PlanId, plans } from '../../src/content/plans';

const tiers: readonly [id: PlanId, base: PlanId | undefined, own: readonly string[]][] = [
  ['free', undefined, plans.free.features.map(({ id }) => id)],
  ['plus_beta_v1', 'plus', ['monthlyCredits']],
  // Free needs no card, so Plus cannot be said to be everything in Free.
  ['plus', undefined, plans.plus.features.map(({ id }) => id)],
  // Nobody has confirmed that it has all of Pro.
  ['pro_beta_v1', undefined, plans.pro_beta_v1.features.map(({ id }) => id)],
  ['pro', 'plus', ['monthlyCredits', 'pinFavourites', 'summarization']],
];

describe('The tier of a plan', () => {
  it.each(tiers)('of %s stands on %s', (id, base, own) => {
    const tier = tierOf({ id, ...plans[id] });
    expect(tier.base?.id).toBe(base);
    expect(tier.own.map((feature) => feature.id)).toEqual(own);
  });

  it('leaves out no feature of the plan and adds none', () => {
    for (const plan of catalogue) {
      const { base, own } = tierOf(plan);
      const said = new Set([...(base?.features ?? []), ...own].map(({ id }) => id));
      expect(said).toEqual(new Set(plan.features.map(({ id }) => id)));
    }
  });

  it('does not stand on a plan that announces what this one already has', () => {
    const features = plans.pro.features.map(({ id }) => ({ id }));
    expect(tierOf({ id: 'pro', ...plans.pro, features }).base).toBeUndefined();
  });
});
