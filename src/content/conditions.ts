import { operatorFacts } from './operator-facts';
import { providers } from './providers';

/** When a sentence is shown, depending on what the operator has settled. */
const conditions = {
  creditUseKnown: ({ creditsPerAnswer }) => creditsPerAnswer !== undefined,
  pricesIncludeVat: ({ pricesIncludeVat }) => pricesIncludeVat === true,
  annualPricesKnown: ({ annualPrices }) => annualPrices !== undefined,
  proBetaHasProFeatures: ({ proBetaHasProFeatures }) => proBetaHasProFeatures === true,
  annualCreditsContinue: ({ annualCreditsContinue }) => annualCreditsContinue === true,
  annualCreditsStop: ({ annualCreditsContinue }) => annualCreditsContinue === false,
  chatLanguagesKnown: ({ chatLanguages }) => chatLanguages !== undefined,
  supportLanguagesKnown: ({ supportLanguages }) => supportLanguages !== undefined,
  anyLanguageKnown: ({ chatLanguages, supportLanguages }) =>
    chatLanguages !== undefined || supportLanguages !== undefined,
  downgradeRemovesHistory: ({ downgradeRemovesHistory }) => downgradeRemovesHistory === true,
  declineIsAutomated: ({ declineIsAutomated }) => declineIsAutomated === true,
  declineIsDecidedByPeople: ({ declineIsAutomated }) => declineIsAutomated === false,
  hasDataProtectionOfficer: ({ hasDataProtectionOfficer }) => hasDataProtectionOfficer === true,
  hasEuRepresentative: ({ euRepresentative }) => euRepresentative !== undefined,
  hasDsaRepresentative: ({ dsaRepresentative }) => dsaRepresentative !== undefined,
  registeredInKnown: ({ registeredIn }) => registeredIn !== undefined,
  hasWithdrawalFunction: ({ hasWithdrawalFunction }) => hasWithdrawalFunction === true,
  feedbackTimeKnown: ({ feedbackDays }) => feedbackDays !== undefined,
  offersAlternativeFormats: ({ offersAlternativeFormats }) => offersAlternativeFormats === true,
  adequacyKnown: () => providers.every(({ adequacy }) => adequacy !== undefined),
  businessTermsKnown: () => providers.every(({ businessTerms }) => businessTerms !== undefined),
} as const satisfies Readonly<Record<string, (facts: typeof operatorFacts) => boolean>>;

export type Condition = keyof typeof conditions;

/** A part of a document or page that may depend on what the operator has settled. */
export interface Conditional {
  /** Without it, the part is always shown. */
  readonly when?: Condition;
}

/** Whether a condition holds. */
export const holds = (condition: Condition): boolean => conditions[condition](operatorFacts);

/** The parts that are shown, in order. */
export function present<T extends Conditional>(parts: readonly T[]): readonly T[] {
  return parts.filter(({ when }) => when === undefined || holds(when));
}
