import pricing from '../../locales/en/pricing.json';
import { tierOf } from '../../src/content/plan-tiers';
import { catalogue, type Plan, type PlanId, planIds, plans } from '../../src/content/plans';
import { checkPlans } from '../../src/validate/check-plans';

const common = ['parallelChats', 'moreParallelChats', 'savedHistory', 'monthlyCredits'];
const free = ['parallelChats', 'latestModels', 'savedHistory', 'monthlyCredits', 'noCard'];
const plus = [
  ...['parallelChats', 'moreParallelChats', 'latestModels', 'savedHistory', 'monthlyCredits'],
  ...['secondOpinion (soon)', 'savePreferredModels (soon)'],
];
const pro = [...plus, 'pinFavourites', 'summarization (soon)'];

describe('The plan catalogue', () => {
  // As in spec §9, except the features of Pro Beta, which follow from its limits.
  it.each([
    ['free', 'Free', 'Free', 0, 5, 2, 7, undefined, free],
    ['plus_beta_v1', 'Plus', 'Plus Beta', 2.99, 300, 5, 30, 'plus', plus],
    ['plus', 'Plus', 'Plus', 5.99, 600, 5, 30, undefined, plus],
    ['pro_beta_v1', 'Pro', 'Pro Beta', 9.99, 1100, 5, 365, 'pro', common],
    ['pro', 'Pro', 'Pro', 19.99, 2200, 5, 365, undefined, pro],
  ] as const)(
    'has %s, called "%s" and "%s", for £%d, with %d credits, %d models, %d days; beta of %s; with %j',
    (id, name, displayName, pounds, creditsPerMonth, modelsPerChat, days, betaOf, features) => {
      const { features: shown, ...plan }: Plan = plans[id];
      expect(plan).toEqual({
        name,
        displayName,
        price: { monthly: Math.round(pounds * 100), currency: 'GBP' },
        limits: { creditsPerMonth, modelsPerChat, chatHistoryDays: days },
        ...(betaOf && { beta: true, betaOf }),
      });
      expect(shown.map(({ id, comingSoon }) => id + (comingSoon ? ' (soon)' : ''))).toEqual(
        features,
      );
    },
  );

  it('has no other plans, and the order of the site', () => {
    const order = ['free', 'plus_beta_v1', 'plus', 'pro_beta_v1', 'pro'];
    expect([catalogue.map(({ id }) => id), planIds]).toEqual([order, order]);
  });
});

describe('The tier of a plan', () => {
  it.each<[id: PlanId, base: PlanId | undefined, own: readonly string[]]>([
    ['plus_beta_v1', 'plus', ['monthlyCredits']],
    ['pro', 'plus', ['monthlyCredits', 'pinFavourites', 'summarization']],
    // Plus is not "everything in Free", as Free needs no card.
    ['plus', undefined, plans.plus.features.map(({ id }) => id)],
    // Nobody has confirmed that it has all features of Pro.
    ['pro_beta_v1', undefined, plans.pro_beta_v1.features.map(({ id }) => id)],
  ])('of %s is based on %s', (id, base, own) => {
    const tier = tierOf({ id, ...plans[id] });
    expect(tier.base?.id).toBe(base);
    expect(tier.own.map((feature) => feature.id)).toEqual(own);
  });

  it('is not based on a plan that only announces a feature of this one', () => {
    const features = plans.pro.features.map(({ id }) => ({ id }));
    expect(tierOf({ id: 'pro', ...plans.pro, features }).base).toBeUndefined();
  });
});

it('Plans and features are found that the English messages do not name', () => {
  const words = new Set(
    Object.entries(pricing).flatMap(([section, texts]) =>
      Object.keys(texts).map((key) => `${section}.${key}`),
    ),
  );
  expect(checkPlans(plans, words)).toEqual([]);
  for (const key of ['descriptions.pro', 'features.pinFavourites']) words.delete(key);
  expect(checkPlans(plans, words).map(({ message }) => message)).toEqual([
    'has no message. Add "descriptions.pro" to locales/en/pricing.json.',
    'has no message. Add "features.pinFavourites" to locales/en/pricing.json.',
  ]);
});
