import type { OperatorFacts } from '../../src/content/operator-facts';
import type { Provider } from '../../src/content/providers';

/** Every fact that the operator can settle, for pages that say them all. */
export const settledFacts: Required<OperatorFacts> = {
  creditsPerAnswer: 1,
  pricesIncludeVat: true,
  annualPrices: { plus: 5_990, plus_beta_v1: 2_990, pro: 19_990, pro_beta_v1: 9_990 },
  proBetaHasProFeatures: true,
  annualCreditsContinue: true,
  chatLanguages: ['en'],
  supportLanguages: ['en', 'de'],
  downgradeRemovesHistory: true,
  declineIsAutomated: true,
  hasDataProtectionOfficer: true,
  euRepresentative: 'Example Representatives, 1 Rue Example, Brussels',
  dsaRepresentative: 'Example Agents, 2 Example Street, Dublin',
  registeredIn: 'england-and-wales',
  hasWithdrawalFunction: true,
  feedbackDays: 10,
  offersAlternativeFormats: true,
};

// The actual ones, so that a test can put these in their place.
const { adequacies, providers } = jest.requireActual<typeof import('../../src/content/providers')>(
  '../../src/content/providers',
);

/** The providers with all that the operator can settle about them, each kind of adequacy included. */
export const settledProviders: readonly Required<Provider>[] = providers.map((provider, index) => ({
  ...provider,
  businessTerms: new URL('/business-terms', provider.policy).href,
  adequacy: { eu: adequacies[index % adequacies.length] ?? 'none', uk: 'covered' },
  confirmed: true,
}));
