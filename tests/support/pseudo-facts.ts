import common from '../../locales/en/common.json';
import { accessibilityStandard } from '../../src/content/accessibility-standard';
import { accessibilityAudit } from '../../src/content/last-audit';
import { accessibilityStatement } from '../../src/content/legal/accessibility';
import { catalogue } from '../../src/content/plans';
import { providers } from '../../src/content/providers';
import { chatHost, claims, privacySubjectMarker, site, siteHost } from '../../src/content/site';
import { nextReviewDate } from '../../src/content/statement-review';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { createFormats } from '../../src/i18n/formats';
import { createForms } from '../../src/i18n/forms';
import { languagesWithPseudo } from '../../tools/pseudo/pseudo-languages';

const { country } = createFormats('en');
const { date } = createForms('en', { units: common.units });

/** No-break spaces keep a fact on one line; it is the same fact. */
const evenSpaces = (text: string): string => text.replace(/\s/g, ' ');

/** What a page shows that no translator writes: names, addresses, dates; the longest first. */
const facts: readonly string[] = [
  ...Object.values(site),
  siteHost,
  chatHost,
  privacySubjectMarker,
  ...claims.flatMap((claim) => ('name' in claim ? [claim.name] : [])),
  ...catalogue.flatMap(({ name, displayName }) => [name, displayName]),
  ...providers.flatMap((provider) => [
    provider.name,
    country(provider.country),
    new URL(provider.policy).host,
  ]),
  ...legalDocuments.flatMap(({ effective, revised }) => [
    date(effective).plain,
    date(revised).plain,
  ]),
  date(accessibilityAudit.date).plain,
  date(nextReviewDate(accessibilityStatement.effective)).plain,
  accessibilityStandard.european,
  ...languagesWithPseudo.map(({ endonym }) => endonym),
]
  .map(evenSpaces)
  .toSorted((one, other) => other.length - one.length);

/** A text without the facts in it. */
export function withoutFacts(text: string): string {
  return facts.reduce((rest, fact) => rest.replaceAll(fact, ' '), evenSpaces(text));
}
