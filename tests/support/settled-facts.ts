import type { OperatorFacts } from '../../src/content/operator-facts';
import type { Provider } from '../../src/content/providers';

/** A value for every fact that the operator can settle. */
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

// The actual providers, so that tests can mock them with these.
const { adequacies, providers } = jest.requireActual<typeof import('../../src/content/providers')>(
  '../../src/content/providers',
);

/** The providers with every fact settled, and with every kind of adequacy. */
export const settledProviders: readonly Required<Provider>[] = providers.map((provider, index) => ({
  ...provider,
  businessTerms: new URL('/business-terms', provider.policy).href,
  adequacy: { eu: adequacies[index % adequacies.length] ?? 'none', uk: 'covered' },
  confirmed: true,
}));
