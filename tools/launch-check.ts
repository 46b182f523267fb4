import { pageTable } from '../src/build/page-table';
import { readPublication } from '../src/build/read-publication';
import { isoDate } from '../src/content/calendar';
import { openAudit, openDates } from '../src/content/due-dates';
import { allLanguages } from '../src/content/languages';
import { accessibilityAudit } from '../src/content/last-audit';
import { accessibilityStatement } from '../src/content/legal/accessibility';
import type { IsoDate } from '../src/content/legal/structure';
import { operatorFacts } from '../src/content/operator-facts';
import {
  type OpenPoint,
  openClaims,
  openFacts,
  openOperatorFacts,
  openProviders,
} from '../src/content/placeholders';
import { providers } from '../src/content/providers';
import { anonymityClaim, claims, securityContactUntil, siteFacts } from '../src/content/site';
import { runCommand } from './run-command';

/** A line for each open point, and the exit code. */
export function launchReport(points: readonly OpenPoint[]): {
  readonly text: string;
  readonly exitCode: 0 | 1;
} {
  if (points.length === 0) return { text: 'Nothing is left to confirm.', exitCode: 0 };
  const lines = points.map(({ file, name, message }) => `${file} ${name}: ${message}`);
  return { text: [...lines, `Open before launch: ${points.length}.`].join('\n'), exitCode: 1 };
}

/**
 * Lists every placeholder, every claim that is not confirmed, and everything that is due.
 *
 * @throws Error if `UNTRANSLATED` is anything but "show".
 */
export async function openPoints(
  today: IsoDate = isoDate(new Date()),
): Promise<readonly OpenPoint[]> {
  const { publication } = readPublication(allLanguages);
  const published = {
    pages: pageTable(publication).length,
    languages: Object.keys(publication).length,
  };
  const dates = {
    statementReviewed: accessibilityStatement.effective,
    audited: accessibilityAudit.date,
    securityContactUntil,
  };
  return [
    ...openFacts(siteFacts),
    ...openClaims([...claims, anonymityClaim]),
    ...openProviders(providers),
    ...openOperatorFacts(operatorFacts),
    ...openDates(dates, today),
    ...openAudit(accessibilityAudit, published),
  ];
}

async function main(): Promise<void> {
  const { text, exitCode } = launchReport(await openPoints());
  console.log(text);
  process.exitCode = exitCode;
}

if (require.main === module) runCommand(main);
