import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { auditFile, checkAudit } from '../src/build/audit-check';
import { checkPlans } from '../src/build/plan-check';
import { isoDate } from '../src/content/calendar';
import { chosenLanguages, sourceTag } from '../src/content/languages';
import { type Plan, plans as sitePlans } from '../src/content/plans';
import type { Finding } from '../src/i18n/check/finding';
import { checkLegalStructure, legalDocuments } from '../src/i18n/check/legal-keys';
import { checkMessages } from '../src/i18n/messages-check';
import { contextOf } from './check-context';
import { readLocales } from './read-locales';

/** What a test may put in the place of the site's own. */
export interface FaultsInput {
  /** The folder that holds `locales` and the record of the accessibility audit. */
  readonly root?: string;
  /** The languages to look at, as in the variable `LANGS`. */
  readonly langs?: string | undefined;
  readonly plans?: Readonly<Record<string, Plan>>;
}

/**
 * Whether a finding keeps the site from being built. What a translation does not have yet does not:
 * then a page is not published, or shows English (docs/decisions/0007-publication.md).
 */
function isFault({ file, missing }: Finding): boolean {
  return !missing || !/^locales\//.test(file) || file.startsWith(`locales/${sourceTag}/`);
}

/**
 * Finds what is wrong with the plan catalogue, the record of the accessibility audit, the message
 * files and the legal structure.
 *
 * @throws Error when `langs` names a language that the site does not have.
 */
export async function siteFaults({
  root = process.cwd(),
  langs = process.env.LANGS,
  plans = sitePlans,
}: FaultsInput): Promise<readonly Finding[]> {
  const { locales, findings } = await readLocales(root, chosenLanguages(langs));
  const english = locales.find(({ tag }) => tag === sourceTag)?.files;
  const pricing = english?.get('pricing');
  const audit = await readFile(path.join(root, auditFile), 'utf8').catch(() => undefined);
  const faults = [
    ...findings,
    ...checkPlans(plans, pricing && new Set(pricing.messages.keys())),
    ...checkAudit(audit, isoDate(new Date())),
    ...legalDocuments.flatMap(checkLegalStructure),
    ...locales.flatMap((locale) =>
      [...locale.files].flatMap(([namespace, content]) => {
        // Without an English file there is a finding already; the texts are looked at all the same.
        const source = english?.get(namespace) ?? content;
        return checkMessages(contextOf(locale), content, source);
      }),
    ),
  ];
  return faults.filter(isFault);
}
