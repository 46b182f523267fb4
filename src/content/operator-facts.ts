import type { PlanId } from './plans';

/**
 * Facts that the specification leaves open and only the operator can settle. While a fact is
 * missing, its sentence is left out of the site in every language. The sentences are already
 * translated, so a fact is settled in this file alone. `npm run launch:check` lists what is still
 * open and why it matters.
 */
export interface OperatorFacts {
  /** What a credit buys: the credits for one answer from one model. */
  readonly creditsPerAnswer?: number;
  /** Whether the prices of the catalogue include VAT. */
  readonly pricesIncludeVat?: boolean;
  /** Prices per year, in pence. */
  readonly annualPrices?: Readonly<Record<Exclude<PlanId, 'free'>, number>>;
  /** Whether Pro Beta has every feature of Pro, as Plus Beta has those of Plus. */
  readonly proBetaHasProFeatures?: boolean;
  /** Whether credits are still granted each month after an annual plan has been cancelled. */
  readonly annualCreditsContinue?: boolean;
  /** Languages of the chat app's interface and of support, as BCP 47 tags. */
  readonly chatLanguages?: readonly string[];
  readonly supportLanguages?: readonly string[];
  /** Whether chats older than the new plan's history are lost on a downgrade. */
  readonly downgradeRemovesHistory?: boolean;
  /** Whether a declined payment downgrades or suspends an account without a human decision. */
  readonly declineIsAutomated?: boolean;
  /** Whether a data protection officer has been appointed (GDPR Article 37). */
  readonly hasDataProtectionOfficer?: boolean;
  /** Name and address of the representative in the EU (GDPR Article 27). */
  readonly euRepresentative?: string;
  /** Name and address of the legal representative (Digital Services Act, Article 13). */
  readonly dsaRepresentative?: string;
  /** The part of the United Kingdom in which the company is registered (SI 2015/17, reg. 25). */
  readonly registeredIn?: 'england-and-wales' | 'scotland' | 'northern-ireland';
  /** Whether the billing page has the function for withdrawing (Directive 2011/83/EU, Article 11a). */
  readonly hasWithdrawalFunction?: boolean;
  /** Days within which messages about accessibility are answered. */
  readonly feedbackDays?: number;
  /** Whether support can provide large print, plain text or reading by phone. */
  readonly offersAlternativeFormats?: boolean;
}

/** What the operator has settled so far. */
export const operatorFacts: OperatorFacts = {};
