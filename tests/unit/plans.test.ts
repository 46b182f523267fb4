import pricing from '../../locales/en/pricing.json';
import { checkPlans } from '../../src/build/plan-check';
import { catalogue, type Plan, planIds, plans } from '../../src/content/plans';

/** The catalogue as spec §9 prints it: pounds, credits, models per chat, days. */
const table = [
  ['free', 0, 5, 2, 7, false],
  ['plus', 5.99, 600, 5, 30, false],
  ['plus_beta_v1', 2.99, 300, 5, 30, true],
  ['pro', 19.99, 2200, 5, 365, false],
  ['pro_beta_v1', 9.99, 1100, 5, 365, true],
] as const;

const free = ['parallelChats', 'latestModels', 'savedHistory', 'monthlyCredits', 'noCard'];
const plus = [
  'parallelChats',
  'moreParallelChats',
  'latestModels',
  'savedHistory',
  'monthlyCredits',
  'secondOpinion (soon)',
  'savePreferredModels (soon)',
];
const pro = [...plus, 'pinFavourites', 'summarization (soon)'];

describe('The plan catalogue', () => {
  it('has exactly the plans of the specification, in the order of the site', () => {
    const order = ['free', 'plus_beta_v1', 'plus', 'pro_beta_v1', 'pro'];
    expect(planIds).toEqual(order);
    expect(Object.keys(plans).sort()).toEqual([...order].sort());
    expect(catalogue.map(({ id }) => id)).toEqual(order);
  });

  it.each(table)(
    'sells %s for £%d, with %d credits, %d models and %d days of history',
    (id, pounds, creditsPerMonth, modelsPerChat, chatHistoryDays, beta) => {
      const plan: Plan = plans[id];
      expect(plan.price).toEqual({ monthly: Math.round(pounds * 100), currency: 'GBP' });
      expect(plan.limits).toEqual({ creditsPerMonth, modelsPerChat, chatHistoryDays });
      expect(plan.beta ?? false).toBe(beta);
    },
  );

  it.each([
    ['free', free],
    ['plus', plus],
    ['plus_beta_v1', plus],
    ['pro', pro],
    // The specification names none; these follow from its limits.
    ['pro_beta_v1', ['parallelChats', 'moreParallelChats', 'savedHistory', 'monthlyCredits']],
  ] as const)('gives %s its features', (id, features) => {
    const shown = plans[id].features.map(
      (feature) => `${feature.id}${feature.comingSoon ? ' (soon)' : ''}`,
    );
    expect(shown).toEqual(features);
  });

  it.each([
    ['free', 'Free', 'Free'],
    ['plus', 'Plus', 'Plus'],
    ['plus_beta_v1', 'Plus', 'Plus Beta'],
    ['pro', 'Pro', 'Pro'],
    ['pro_beta_v1', 'Pro', 'Pro Beta'],
  ] as const)('calls %s "%s" on its card and "%s" on its button', (id, name, displayName) => {
    expect(plans[id]).toMatchObject({ name, displayName });
  });

  it('knows which plan a beta plan is the smaller sibling of', () => {
    expect(catalogue.flatMap(({ id, betaOf }) => (betaOf ? [[id, betaOf]] : []))).toEqual([
      ['plus_beta_v1', 'plus'],
      ['pro_beta_v1', 'pro'],
    ]);
  });

  it('flags no plan as popular', () => {
    expect(catalogue.filter(({ popular }) => popular)).toEqual([]);
  });
});

describe('The check of the plan catalogue', () => {
  const words = new Set(
    Object.entries(pricing).flatMap(([section, texts]) =>
      Object.keys(texts).map((key) => `${section}.${key}`),
    ),
  );
  const broken = (change: object): Record<string, Plan> => ({ ...plans, ...change });
  const plan = plans.plus_beta_v1;

  it('finds nothing in the catalogue', () => {
    expect(checkPlans(plans, words)).toEqual([]);
  });

  it.each<[fault: string, change: object, key: string, message: string]>([
    ['an unknown id', { max: plans.pro }, 'max', 'is no plan id'],
    ['a plan that is missing', { pro: undefined }, 'pro', 'has no plan'],
    ['an empty name', { pro: { ...plan, name: ' ' } }, 'pro.name', 'a text'],
    ['no button label', { pro: { ...plan, displayName: undefined } }, 'pro.displayName', 'a text'],
    ['no price', { pro: { ...plan, price: undefined } }, 'pro.price.monthly', 'pence'],
    [
      'a price in pounds',
      { pro: { ...plan, price: { monthly: 19.99, currency: 'GBP' } } },
      'pro.price.monthly',
      'pence',
    ],
    [
      'a price below nothing',
      { pro: { ...plan, price: { monthly: -1, currency: 'GBP' } } },
      'pro.price.monthly',
      'at least 0',
    ],
    [
      'another currency',
      { pro: { ...plan, price: { monthly: 1, currency: 'EUR' } } },
      'pro.price.currency',
      'GBP',
    ],
    ['no features', { pro: { ...plan, features: [] } }, 'pro.features', 'a list'],
    ['no limits', { pro: { ...plan, limits: undefined } }, 'pro.limits.creditsPerMonth', 'whole'],
    [
      'no credits',
      { pro: { ...plan, limits: { ...plan.limits, creditsPerMonth: 0 } } },
      'pro.limits.creditsPerMonth',
      'at least 1',
    ],
    [
      'no models',
      { pro: { ...plan, limits: { ...plan.limits, modelsPerChat: 0 } } },
      'pro.limits.modelsPerChat',
      'at least 1',
    ],
    [
      'half a day of history',
      { pro: { ...plan, limits: { ...plan.limits, chatHistoryDays: 0.5 } } },
      'pro.limits.chatHistoryDays',
      'whole',
    ],
    ['a false flag', { pro: { ...plan, popular: false } }, 'pro.popular', 'left out'],
    ['a word for a flag', { pro: { ...plan, beta: 'yes' } }, 'pro.beta', 'left out'],
    ['a beta plan of none', { pro: { ...plan, betaOf: 'max' } }, 'pro.betaOf', 'id of a plan'],
    [
      'a sibling of a plan that is no beta',
      { pro: { ...plan, beta: undefined } },
      'pro.betaOf',
      'left out',
    ],
    [
      'a feature without words',
      { pro: { ...plan, features: [{ id: 'telepathy' }] } },
      'pro.features.telepathy',
      'locales/en/pricing.json',
    ],
  ])('finds %s', (_fault, change, key, message) => {
    const findings = checkPlans(broken(change), words);
    expect(findings).toContainEqual({
      file: 'src/content/plans.ts',
      key,
      message: expect.stringContaining(message),
    });
  });

  it('finds a plan that the English messages do not describe', () => {
    const fewer = new Set([...words].filter((key) => key !== 'descriptions.pro'));
    expect(checkPlans(plans, fewer)).toEqual([
      expect.objectContaining({ key: 'pro', message: expect.stringContaining('descriptions.pro') }),
    ]);
  });

  it('leaves words alone when they could not be read', () => {
    expect(checkPlans(plans, undefined)).toEqual([]);
  });
});
