import { isoDate } from '../src/content/calendar';
import { openAudit, openDates } from '../src/content/due-dates';
import type { IsoDate } from '../src/content/legal/structure';
import {
  type OpenPoint,
  openClaims,
  openFacts,
  openOperatorFacts,
  openProviders,
} from '../src/content/placeholders';

/** What is open before launch, one point a line, and the exit code that goes with it. */
export function launchReport(points: readonly OpenPoint[]): {
  readonly text: string;
  readonly exitCode: 0 | 1;
} {
  if (points.length === 0) return { text: 'Nothing is left to confirm.', exitCode: 0 };
  const lines = points.map(({ file, name, message }) => `${file} ${name}: ${message}`);
  return { text: [...lines, `Open before launch: ${points.length}.`].join('\n'), exitCode: 1 };
}

/**
 * Every placeholder and every claim of this site that is not confirmed, and what has fallen due.
 *
 * @throws Error when an environment variable holds a value that is not of its kind.
 */
export async function openPoints(
  today: IsoDate = isoDate(new Date()),
): Promise<readonly OpenPoint[]> {
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { anonymityClaim, claims, securityContactUntil, siteFacts } = await import(
    '../src/content/site'
  );
  const { providers } = await import('../src/content/providers');
  const { operatorFacts } = await import('../src/content/operator-facts');
  const { accessibilityAudit } = await import('../src/content/last-audit');
  const { accessibilityStatement } = await import('../src/content/legal/accessibility');
  const { allLanguages } = await import('../src/content/languages');
  const { readPublication } = await import('../src/build/read-publication');
  const { pageTable } = await import('../src/build/page-table');
  const { publication } = readPublication(allLanguages);
  const published = {
    pages: pageTable(publication).length,
    languages: Object.keys(publication).length,
  };
  const dates = { statementReviewed: accessibilityStatement.effective, securityContactUntil };
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

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
