import { accessibilityStandard } from '../../../src/content/accessibility-standard';
import { allLanguages } from '../../../src/content/languages';
import { catalogue } from '../../../src/content/plans';
import { providers } from '../../../src/content/providers';
import {
  chatHost,
  claims,
  enterpriseSubject,
  privacySubjectMarker,
  site,
  siteHost,
} from '../../../src/content/site';
import { createFormats } from '../../../src/i18n/formats';
import { pseudoLanguages } from '../../../tools/pseudo/pseudo-languages';

const { country } = createFormats('en');

/** Facts may contain no-break spaces. */
const toPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

/** Names and addresses that are not translated; the longest first. */
const facts: readonly string[] = [
  ...Object.values(site),
  siteHost,
  chatHost,
  privacySubjectMarker,
  enterpriseSubject,
  ...claims.flatMap((claim) => ('name' in claim ? [claim.name] : [])),
  // The last word of a plan's name is in an element with its footnote mark.
  ...catalogue.flatMap(({ name, displayName }) => [
    name,
    displayName,
    displayName.split(' ').at(-1) ?? '',
  ]),
  ...providers.flatMap((provider) => [
    provider.name,
    country(provider.country),
    new URL(provider.policy).host,
  ]),
  accessibilityStandard.european,
  ...[...allLanguages, ...pseudoLanguages].map(({ endonym }) => endonym),
]
  .map(toPlainSpaces)
  .toSorted((a, b) => b.length - a.length);

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('en', { month: 'long' }),
);

/** Text from Intl: a date, and the word before the last item of a list. */
const formatted = new RegExp(`\\b\\d{1,2} (?:${months.join('|')}) \\d{4}\\b|(?<=›) and (?=‹)`, 'g');

/** Removes the facts from a text. */
export function withoutFacts(text: string): string {
  const rest = toPlainSpaces(text).replace(formatted, ' ');
  return facts.reduce((shorter, fact) => shorter.replaceAll(fact, ' '), rest);
}
