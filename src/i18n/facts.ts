import type { TFunction } from 'i18next';
import { accessibilityStandard } from '../content/accessibility-standard';
import { accessibilityAudit } from '../content/last-audit';
import { accessibilityStatement } from '../content/legal/accessibility';
import { privacyPolicy } from '../content/legal/privacy-policy';
import { termsOfService } from '../content/legal/terms-of-service';
import { plans } from '../content/plans';
import { policy, refund, statutory, voluntary } from '../content/policy';
import { providers } from '../content/providers';
import { chatHost, complianceClaims, privacySubjectMarker, site, siteHost } from '../content/site';
import { nextReviewDate } from '../content/statement-review';
import { createFormats, unbroken, unbrokenPostcode } from './formats';

/** Units whose words and plural forms stand in `common:units`. */
export type Unit = 'days' | 'withinDays' | 'months' | 'withinMonths' | 'years' | 'credits';

/** Formats a number with its unit, in the plural form the language asks for: "14 days". */
export function counted(t: TFunction<'common'>, tag: string, unit: Unit, count: number): string {
  return t(`units.${unit}`, { count, amount: createFormats(tag).number(count) });
}

/**
 * Every fact that a sentence can hold, formatted for the readers of a language, by placeholder
 * name (spec §5, §9). A sentence says `{{withdrawalPeriod}}`; the number stands in `content`.
 * Names with `within` hold the preposition too, because many languages inflect the unit after it.
 */
export function factsFor(t: TFunction<'common'>, tag: string) {
  const { money, number, date, list } = createFormats(tag);
  const count = (unit: Unit, value: number) => counted(t, tag, unit, value);
  const { fee, allocated, used } = policy.refundExample;
  return {
    product: site.productName,
    company: site.companyName,
    parentLab: site.parentLab,
    registeredAddress: unbrokenPostcode(site.registeredAddress),
    companyNumber: site.companyNumber,
    vatNumber: unbroken(site.vatNumber),
    euRepresentative: site.euRepresentative,
    supportEmail: site.supportEmail,
    supportPhone: unbroken(site.supportPhone),
    siteHost,
    chatHost,
    privacySubjectMarker,
    claims: list(complianceClaims.map(({ name }) => name)),
    minimumAge: number(policy.minimumAge),
    withdrawalPeriod: count('days', policy.withdrawalDays),
    withinWithdrawalPeriod: count('withinDays', policy.withdrawalDays),
    priceNoticePeriod: count('days', policy.priceNoticeDays),
    termsNoticePeriod: count('days', policy.termsNoticeDays),
    disputePeriod: count('days', policy.disputeDays),
    withinDisputePeriod: count('withinDays', policy.disputeDays),
    inactivityPeriod: count('years', policy.inactivityYears),
    liabilityCap: money(policy.liabilityCap),
    liabilityPeriod: count('months', policy.liabilityMonths),
    freeCredits: count('credits', plans.free.limits.creditsPerMonth),
    exampleFee: money(fee),
    exampleAllocated: count('credits', allocated),
    exampleUsed: count('credits', used),
    exampleUnused: count('credits', allocated - used),
    exampleRefund: money(refund(policy.refundExample)),
    providerCount: number(providers.length),
    privacyEffectiveDate: date(privacyPolicy.effective),
    termsEffectiveDate: date(termsOfService.effective),
    refundPaymentPeriod: count('days', statutory.refundPaymentDays),
    withinRefundPaymentPeriod: count('withinDays', statutory.refundPaymentDays),
    complaintPeriod: count('days', statutory.complaintDays),
    withinComplaintPeriod: count('withinDays', statutory.complaintDays),
    rightsPeriod: count('months', statutory.rightsMonths),
    withinRightsPeriod: count('withinMonths', statutory.rightsMonths),
    taxRecordsPeriod: count('years', statutory.taxRecordsYears),
    withinFeedbackPeriod: count('withinDays', voluntary.feedbackDays),
    wcagVersion: accessibilityStandard.wcagVersion,
    standard: accessibilityStandard.european,
    statementDate: date(accessibilityStatement.effective),
    nextReviewDate: date(nextReviewDate(accessibilityStatement.effective)),
    auditDate: date(accessibilityAudit.date),
    auditPages: number(accessibilityAudit.pages),
    auditStates: number(accessibilityAudit.states),
    auditRules: number(accessibilityAudit.axeRules),
    auditChecks: number(accessibilityAudit.checks),
    auditViolations: number(accessibilityAudit.violations),
  } as const satisfies Record<string, string>;
}

/** All facts by placeholder name. */
export type Facts = ReturnType<typeof factsFor>;
