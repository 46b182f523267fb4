import { operatorFacts } from './operator-facts';

/** Plan ids in the order in which the site shows them (spec §2). */
export const planIds = ['free', 'plus_beta_v1', 'plus', 'pro_beta_v1', 'pro'] as const;

export type PlanId = (typeof planIds)[number];

/** Features a plan can list; their words are `pricing:features.<id>`. */
export type FeatureId =
  | 'parallelChats'
  | 'moreParallelChats'
  | 'latestModels'
  | 'savedHistory'
  | 'monthlyCredits'
  | 'noCard'
  | 'secondOpinion'
  | 'savePreferredModels'
  | 'pinFavourites'
  | 'summarization';

/** One line of a plan's feature list. */
export interface Feature {
  readonly id: FeatureId;
  /** Announced, but not available yet. */
  readonly comingSoon?: true;
}

/** A full plan, or a beta plan with the full plan that it is the smaller sibling of. */
type Beta =
  | { readonly beta?: never; readonly betaOf?: never }
  | { readonly beta: true; readonly betaOf: PlanId };

/** A plan of the catalogue (spec §3, §9). */
export type Plan = Beta & {
  /** Name on the card, a proper noun in every language; a beta card adds its badge. */
  readonly name: string;
  /** Label on buttons: "Choose {displayName}". */
  readonly displayName: string;
  readonly price: {
    /** Price of a month, in minor units (pence). */
    readonly monthly: number;
    readonly currency: 'GBP';
  };
  readonly features: readonly Feature[];
  readonly limits: {
    readonly creditsPerMonth: number;
    readonly modelsPerChat: number;
    readonly chatHistoryDays: number;
  };
  readonly popular?: true;
};

/** The badge of beta plans, part of their names and the same in every language (spec §2). */
export const betaBadge = 'Beta';

const freeFeatures: readonly Feature[] = [
  { id: 'parallelChats' },
  { id: 'latestModels' },
  { id: 'savedHistory' },
  { id: 'monthlyCredits' },
  { id: 'noCard' },
];

const plusFeatures: readonly Feature[] = [
  { id: 'parallelChats' },
  { id: 'moreParallelChats' },
  { id: 'latestModels' },
  { id: 'savedHistory' },
  { id: 'monthlyCredits' },
  { id: 'secondOpinion', comingSoon: true },
  { id: 'savePreferredModels', comingSoon: true },
];

const proFeatures: readonly Feature[] = [
  ...plusFeatures,
  { id: 'pinFavourites' },
  { id: 'summarization', comingSoon: true },
];

/** What follows from the limits of Pro Beta, for which the specification names no features (spec §9). */
const proBetaFeatures: readonly Feature[] = [
  { id: 'parallelChats' },
  { id: 'moreParallelChats' },
  { id: 'savedHistory' },
  { id: 'monthlyCredits' },
];

const plusLimits = { modelsPerChat: 5, chatHistoryDays: 30 };
const proLimits = { modelsPerChat: 5, chatHistoryDays: 365 };

/** The plan catalogue. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    name: 'Free',
    displayName: 'Free',
    price: { monthly: 0, currency: 'GBP' },
    features: freeFeatures,
    limits: { creditsPerMonth: 5, modelsPerChat: 2, chatHistoryDays: 7 },
  },
  plus_beta_v1: {
    name: 'Plus',
    displayName: `Plus ${betaBadge}`,
    price: { monthly: 299, currency: 'GBP' },
    features: plusFeatures,
    limits: { creditsPerMonth: 300, ...plusLimits },
    beta: true,
    betaOf: 'plus',
  },
  plus: {
    name: 'Plus',
    displayName: 'Plus',
    price: { monthly: 599, currency: 'GBP' },
    features: plusFeatures,
    limits: { creditsPerMonth: 600, ...plusLimits },
  },
  pro_beta_v1: {
    name: 'Pro',
    displayName: `Pro ${betaBadge}`,
    price: { monthly: 999, currency: 'GBP' },
    features: operatorFacts.proBetaHasProFeatures ? proFeatures : proBetaFeatures,
    limits: { creditsPerMonth: 1100, ...proLimits },
    beta: true,
    betaOf: 'pro',
  },
  pro: {
    name: 'Pro',
    displayName: 'Pro',
    price: { monthly: 1999, currency: 'GBP' },
    features: proFeatures,
    limits: { creditsPerMonth: 2200, ...proLimits },
  },
};

/** A plan together with its id. */
export type CataloguePlan = Plan & { readonly id: PlanId };

/** The plans in the order of the site. */
export const catalogue: readonly CataloguePlan[] = planIds.map((id) => ({ id, ...plans[id] }));
