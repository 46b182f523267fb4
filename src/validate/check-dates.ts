import { isExistingDate } from '../content/calendar';
import { accessibilityAudit, auditFile } from '../content/last-audit';
import { legalDocuments } from '../content/legal/documents';
import { securityContactUntil } from '../content/site';
import type { Issue } from '../i18n/check/issue';

/** The dates that people write, by file and name. */
const siteDates: readonly (readonly [file: string, name: string, date: string])[] = [
  ...legalDocuments.flatMap(({ id, effective, revised }) => {
    const file = `src/content/legal/${id}.ts`;
    return [[file, 'effective', effective] as const, [file, 'revised', revised] as const];
  }),
  ['src/content/site.ts', 'securityContactUntil', securityContactUntil],
  [auditFile, 'date', accessibilityAudit.date],
];

/** Finds days that are not in the calendar, which formatting would move to the next month. */
export function checkDates(dates = siteDates): readonly Issue[] {
  return dates
    .filter(([, , date]) => !isExistingDate(date))
    .map(([file, key, date]) => ({
      file,
      key,
      message: `is "${date}", but must be an existing date, such as "2026-02-28".`,
    }));
}
