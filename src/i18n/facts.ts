import { accessibilityStandard } from '../content/accessibility-standard';
import { accessibilityAudit } from '../content/last-audit';
import { accessibilityStatement } from '../content/legal/accessibility';
import { privacyPolicy } from '../content/legal/privacy-policy';
import { termsOfService } from '../content/legal/terms-of-service';
import { operatorFacts } from '../content/operator-facts';
import { plans } from '../content/plans';
import { policy, refund, statutory } from '../content/policy';
import { providers } from '../content/providers';
import { chatHost, claims, privacySubjectMarker, site, siteHost } from '../content/site';
import { nextReviewDate } from '../content/statement-review';
import { createFormats, unbroken, unbrokenPostcode } from './formats';
import { createForms, type DeclaredForms, formValues, type Unit } from './forms';

/** What facts need of a language's `common.json`: the forms it declares, and the names of laws. */
export interface CommonMessages extends DeclaredForms {
  readonly claims: Readonly<Record<(typeof claims)[number]['id'], string>>;
}

/**
 * Every fact that a sentence can hold, formatted for the readers of a language, by placeholder
 * name (spec §5, §9). A sentence says `{{withdrawalPeriod}}`, or `{{withdrawalPeriod.within}}` for
 * a form that the language declares; the number is in `content`. A fact that the operator has not
 * settled is not there.
 */
export function factsFor(common: CommonMessages, tag: string) {
  const { money, number, list, language } = createFormats(tag);
  const forms = createForms(tag, common);
  const count = <Name extends string>(name: Name, unit: Unit, value: number) =>
    formValues(name, forms.count(unit, value));
  const date = <Name extends string>(name: Name, value: Parameters<typeof forms.date>[0]) =>
    formValues(name, forms.date(value));
  const { fee, allocated, used } = policy.refundExample;
  const { creditsPerAnswer, chatLanguages, supportLanguages, feedbackDays } = operatorFacts;
  const { euRepresentative, dsaRepresentative } = operatorFacts;
  const names = (tags: readonly string[]) => list(tags.map(language));
  return {
    product: site.productName,
    company: site.companyName,
    parentLab: site.parentLab,
    registeredAddress: unbrokenPostcode(site.registeredAddress),
    companyNumber: site.companyNumber,
    vatNumber: unbroken(site.vatNumber),
    supportEmail: site.supportEmail,
    supportPhone: unbroken(site.supportPhone),
    siteHost,
    chatHost,
    privacySubjectMarker,
    claims: list(claims.filter(({ made }) => made).map(({ id }) => common.claims[id])),
    ...count('minimumAge', 'age', policy.minimumAge),
    ...count('withdrawalPeriod', 'days', policy.withdrawalDays),
    ...count('priceNoticePeriod', 'days', policy.priceNoticeDays),
    ...count('termsNoticePeriod', 'days', policy.termsNoticeDays),
    ...count('disputePeriod', 'days', policy.disputeDays),
    ...count('inactivityPeriod', 'years', policy.inactivityYears),
    liabilityCap: money(policy.liabilityCap),
    ...count('liabilityPeriod', 'months', policy.liabilityMonths),
    ...count('freeCredits', 'credits', plans.free.limits.creditsPerMonth),
    ...count('freeModels', 'models', plans.free.limits.modelsPerChat),
    exampleFee: money(fee),
    ...count('exampleAllocated', 'credits', allocated),
    ...count('exampleUsed', 'credits', used),
    ...count('exampleUnused', 'credits', allocated - used),
    exampleRefund: money(refund(policy.refundExample)),
    ...count('providerCount', 'providers', providers.length),
    ...date('privacyEffectiveDate', privacyPolicy.effective),
    ...date('privacyRevisedDate', privacyPolicy.revised),
    ...date('termsEffectiveDate', termsOfService.effective),
    ...date('termsRevisedDate', termsOfService.revised),
    ...count('refundPaymentPeriod', 'days', statutory.refundPaymentDays),
    ...count('complaintPeriod', 'days', statutory.complaintDays),
    ...count('rightsPeriod', 'months', statutory.rightsMonths),
    ...count('taxRecordsPeriod', 'years', statutory.taxRecordsYears),
    wcagVersion: accessibilityStandard.wcagVersion,
    standard: unbroken(accessibilityStandard.european),
    ...date('statementDate', accessibilityStatement.effective),
    ...date('nextReviewDate', nextReviewDate(accessibilityStatement.effective)),
    ...date('auditDate', accessibilityAudit.date),
    auditPages: number(accessibilityAudit.pages),
    auditStates: number(accessibilityAudit.states),
    auditRules: number(accessibilityAudit.axeRules),
    auditChecks: number(accessibilityAudit.checks),
    auditViolations: number(accessibilityAudit.violations),
    ...(creditsPerAnswer !== undefined && count('creditsPerAnswer', 'credits', creditsPerAnswer)),
    ...(chatLanguages && { chatLanguages: names(chatLanguages) }),
    ...(supportLanguages && { supportLanguages: names(supportLanguages) }),
    ...(feedbackDays !== undefined && count('feedbackPeriod', 'days', feedbackDays)),
    ...(euRepresentative !== undefined && { euRepresentative }),
    ...(dsaRepresentative !== undefined && { dsaRepresentative }),
  };
}

/** All facts by placeholder name. */
export type Facts = ReturnType<typeof factsFor>;
