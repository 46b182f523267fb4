import { readPublication, showsUntranslated } from '../build/read-publication';
import { accessibilityStandard } from '../content/accessibility-standard';
import { isoDate } from '../content/calendar';
import { settingIssues } from '../content/environment';
import { chosenLanguages, sourceTag } from '../content/languages';
import { accessibilityAudit, auditFile } from '../content/last-audit';
import { legalDocuments } from '../content/legal/documents';
import { operatorFacts } from '../content/operator-facts';
import { plans } from '../content/plans';
import { policy, statutory, voluntary } from '../content/policy';
import { claims } from '../content/site';
import type { Issue } from '../i18n/check/issue';
import { checkLegalStructure } from '../i18n/check/legal-keys';
import { checkAuthorities, checkProviders, checkRoutes } from './check-addresses';
import { checkAudit } from './check-audit';
import { contextOf } from './check-context';
import { checkDates } from './check-dates';
import { checkEnglish } from './check-english';
import { checkExamples } from './check-examples';
import { checkMessages } from './check-messages';
import { checkPlans } from './check-plans';
import { checkValues } from './check-values';
import { readLocales } from './read-locales';

/** What tests can replace. */
export interface SiteInput {
  /** The folder that contains `locales`. */
  readonly root?: string;
  /** The languages to validate, as in the variable `LANGS`. */
  readonly langs?: string | undefined;
}

/** What to report before a build. */
export interface Validation {
  /** What would make the build fail or break a page. */
  readonly issues: readonly Issue[];
  /** What is not published yet, and which text is missing. */
  readonly notes: readonly Issue[];
}

/**
 * Whether an issue must stop the build. A missing translation does not: the page is not published,
 * or shows English (docs/decisions/0007-publication.md). Nor does a text that English no longer has,
 * as no page shows it.
 */
function stopsBuild({ file, missing, extra }: Issue): boolean {
  return (
    !(missing || extra) || !/^locales\//.test(file) || file.startsWith(`locales/${sourceTag}/`)
  );
}

function settingsIssues(langs: string | undefined): readonly Issue[] {
  const messages = new Set(settingIssues());
  for (const check of [() => chosenLanguages(langs), () => showsUntranslated()]) {
    try {
      check();
    } catch (error) {
      messages.add((error as Error).message);
    }
  }
  return [...messages].map((message) => ({ file: 'environment', message }));
}

/**
 * Validates the environment, the facts (plans, policy, dates, the record of the accessibility audit),
 * the message files and the legal structure.
 */
export async function validateSite({
  root = process.cwd(),
  langs = process.env.LANGS,
}: SiteInput = {}): Promise<Validation> {
  const settings = settingsIssues(langs);
  if (settings.length > 0) return { issues: settings, notes: [] };
  const languages = chosenLanguages(langs);
  const { locales, issues: unreadable } = await readLocales(root, languages);
  const english = locales.find(({ tag }) => tag === sourceTag)?.files;
  const pricing = english?.get('pricing');
  // Examples are computed from facts, and translations compared with English: an issue there would
  // appear as many others.
  const facts = [
    ...checkValues('src/content/plans.ts', plans),
    ...checkValues('src/content/policy.ts', { policy, statutory, voluntary }),
    ...checkValues('src/content/operator-facts.ts', operatorFacts),
    ...checkValues('src/content/site.ts', { claims }),
    ...checkValues('src/content/accessibility-standard.ts', accessibilityStandard),
    ...checkValues(auditFile, accessibilityAudit),
    ...(pricing ? checkPlans(plans, new Set(pricing.messages.keys())) : []),
    ...checkRoutes(),
    ...checkProviders(),
    ...checkAuthorities(),
    ...checkDates(),
    ...checkAudit(accessibilityAudit, isoDate(new Date())),
  ];
  if (facts.length > 0) return { issues: facts, notes: [] };
  const sources = [...checkExamples(), ...(english ? await checkEnglish(root, english) : [])];
  if (sources.length > 0) return { issues: sources, notes: [] };
  const issues = [
    ...unreadable,
    ...legalDocuments.flatMap(checkLegalStructure),
    ...locales.flatMap((locale) =>
      [...locale.files].flatMap(([namespace, content]) => {
        // If the English file is missing, that is already an issue; the texts are still checked.
        const source = english?.get(namespace) ?? content;
        return checkMessages(contextOf(locale), content, source);
      }),
    ),
  ].filter(stopsBuild);
  // A file that cannot be read would count as not translated.
  const notes = issues.length > 0 ? [] : readPublication(languages, root).notes;
  return { issues, notes };
}
