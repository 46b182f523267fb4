import type { PlanId } from './plans';

/**
 * What the specification leaves open and only the operator can settle. A fact that is not there is
 * absent from the site: the sentence that would say it is left out, in every language. The words
 * are translated already, so settling a fact needs no other file; `npm run launch:check` lists
 * what is still open and why it matters.
 */
export interface OperatorFacts {
  /** What a credit buys: credits for one answer of one model. */
  readonly creditsPerAnswer?: number;
  /** Whether the prices of the catalogue include VAT. */
  readonly pricesIncludeVat?: boolean;
  /** Prices of a year, in minor units (pence). */
  readonly annualPrices?: Readonly<Record<Exclude<PlanId, 'free'>, number>>;
  /** Whether Pro Beta has every feature of Pro, as Plus Beta has those of Plus. */
  readonly proBetaHasProFeatures?: boolean;
  /** Whether credits go on being granted each month after an annual plan has been cancelled. */
  readonly annualCreditsContinue?: boolean;
  /** Languages of the chat app's interface and of support, as BCP 47 tags. */
  readonly chatLanguages?: readonly string[];
  readonly supportLanguages?: readonly string[];
  /** Whether chats older than the new plan's history are lost on a downgrade. */
  readonly downgradeRemovesHistory?: boolean;
  /** Whether a declined payment downgrades or suspends an account without a person deciding. */
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
