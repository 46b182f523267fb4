import { accessibilityStandard } from '../content/accessibility-standard';
import { accessibilityAudit } from '../content/last-audit';
import { accessibilityStatement } from '../content/legal/accessibility';
import { exampleMonthDays, subscriber } from '../content/legal/examples';
import { privacyPolicy } from '../content/legal/privacy-policy';
import type { IsoDate } from '../content/legal/structure';
import { termsOfService } from '../content/legal/terms-of-service';
import { operatorFacts } from '../content/operator-facts';
import { plans } from '../content/plans';
import { policy, refund, statutory } from '../content/policy';
import { providers } from '../content/providers';
import {
  type Claim,
  chatHost,
  claims,
  privacySubjectMarker,
  site,
  siteHost,
} from '../content/site';
import { nextReviewDate } from '../content/statement-review';
import { createFormats, withNoBreakSpaces, withUnbrokenPostcode } from './formats';
import { createForms, type DeclaredForms, formValues, type Unit } from './forms';

/** The parts of a language's `common.json` that facts need: declared forms, and names of laws. */
export interface CommonMessages extends DeclaredForms {
  readonly claims: Readonly<Record<string, string>>;
}

const { fee, allocated, used } = policy.refundExample;

/** Facts that are a number with its noun. If the operator has not settled it, there is no number. */
const countFacts = {
  minimumAge: ['age', policy.minimumAge],
  withdrawalPeriod: ['days', policy.withdrawalDays],
  priceNoticePeriod: ['days', policy.priceNoticeDays],
  termsNoticePeriod: ['days', policy.termsNoticeDays],
  disputePeriod: ['days', policy.disputeDays],
  inactivityPeriod: ['years', policy.inactivityYears],
  liabilityPeriod: ['months', policy.liabilityMonths],
  freeCredits: ['credits', plans.free.limits.creditsPerMonth],
  freeModels: ['models', plans.free.limits.modelsPerChat],
  exampleAllocated: ['credits', allocated],
  exampleUsed: ['credits', used],
  exampleUnused: ['credits', allocated - used],
  exampleMonth: ['days', exampleMonthDays],
  exampleRemaining: ['credits', subscriber.credits],
  providerCount: ['providers', providers.length],
  refundPaymentPeriod: ['days', statutory.refundPaymentDays],
  complaintPeriod: ['days', statutory.complaintDays],
  rightsPeriod: ['months', statutory.rightsMonths],
  taxRecordsPeriod: ['years', statutory.taxRecordsYears],
  creditsPerAnswer: ['credits', operatorFacts.creditsPerAnswer],
  feedbackPeriod: ['days', operatorFacts.feedbackDays],
} as const satisfies Readonly<Record<string, readonly [Unit, number | undefined]>>;

/** Facts that are dates. */
const dateFacts = {
  privacyEffectiveDate: privacyPolicy.effective,
  privacyRevisedDate: privacyPolicy.revised,
  termsEffectiveDate: termsOfService.effective,
  termsRevisedDate: termsOfService.revised,
  statementDate: accessibilityStatement.effective,
  // Computed when asked for: a date that does not exist must not stop modules from loading.
  get nextReviewDate() {
    return nextReviewDate(accessibilityStatement.effective);
  },
  auditDate: accessibilityAudit.date,
} as const satisfies Readonly<Record<string, IsoDate>>;

/** What each placeholder counts, or `dates`. Languages declare forms for these. */
export const formKinds: ReadonlyMap<string, Unit | 'dates'> = new Map<string, Unit | 'dates'>([
  ...Object.entries(countFacts).map(([name, [unit]]) => [name, unit] as const),
  ...Object.keys(dateFacts).map((name) => [name, 'dates'] as const),
  // On plan cards, and the date of the English version of a translation.
  ['credits', 'credits'],
  ['models', 'models'],
  ['history', 'days'],
  ['date', 'dates'],
]);

/**
 * Returns every fact by placeholder name (spec §5, §9), formatted for the readers of a language. A
 * message contains `{{withdrawalPeriod}}`, or `{{withdrawalPeriod.within}}` for a form that the
 * language declares. Facts that the operator has not settled are left out.
 */
export function createFacts(common: CommonMessages, tag: string) {
  const { money, number, list, language } = createFormats(tag);
  const forms = createForms(tag, common);
  const { chatLanguages, supportLanguages, euRepresentative, dsaRepresentative } = operatorFacts;
  const made: readonly Claim[] = claims.filter((claim) => claim.made);
  const names = (tags: readonly string[]) => list(tags.map(language));
  const values = Object.assign(
    {},
    ...Object.entries(countFacts).map(([name, [unit, value]]) =>
      value === undefined ? {} : formValues(name, forms.count(unit, value)),
    ),
    ...Object.entries(dateFacts).map(([name, value]) => formValues(name, forms.date(value))),
  ) as Readonly<Record<keyof typeof countFacts | keyof typeof dateFacts, string>>;
  return {
    ...values,
    product: site.productName,
    company: site.companyName,
    parentLab: site.parentLab,
    registeredAddress: withUnbrokenPostcode(site.registeredAddress),
    companyNumber: site.companyNumber,
    vatNumber: withNoBreakSpaces(site.vatNumber),
    supportEmail: site.supportEmail,
    supportPhone: withNoBreakSpaces(site.supportPhone),
    siteHost,
    chatHost,
    privacySubjectMarker,
    claims: list(made.map(({ id, name }) => name ?? common.claims[id] ?? id)),
    liabilityCap: money(policy.liabilityCap),
    exampleFee: money(fee),
    exampleRefund: money(refund(policy.refundExample)),
    wcagVersion: accessibilityStandard.wcagVersion,
    standard: withNoBreakSpaces(accessibilityStandard.european),
    auditPages: number(accessibilityAudit.pages),
    auditStates: number(accessibilityAudit.states),
    auditRules: number(accessibilityAudit.axeRules),
    auditChecks: number(accessibilityAudit.checks),
    auditViolations: number(accessibilityAudit.violations),
    ...(chatLanguages && { chatLanguages: names(chatLanguages) }),
    ...(supportLanguages && { supportLanguages: names(supportLanguages) }),
    ...(euRepresentative !== undefined && { euRepresentative }),
    ...(dsaRepresentative !== undefined && { dsaRepresentative }),
  };
}

/** All facts by placeholder name. */
export type Facts = ReturnType<typeof createFacts>;
