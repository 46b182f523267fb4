import { parseDate } from '../content/calendar';
import type { AccessibilityAudit } from '../content/last-audit';
import type { IsoDate } from '../content/legal/structure';
import type { Issue } from '../i18n/check/issue';

/** The record of the last accessibility audit, from the root of the repository. */
export const auditFile = 'src/content/accessibility-audit.json';

/**
 * Finds what is wrong with the record that the accessibility statement quotes, beside what its
 * types rule out.
 *
 * @param today The audit must not be of a later day.
 */
export function checkAudit(audit: AccessibilityAudit, today: IsoDate): readonly Issue[] {
  const issue = (key: string, issue: string): Issue => ({
    file: auditFile,
    key,
    message: `${issue}. Run "npm run test:a11y -- --record".`,
  });
  const { date, violations, axeVersion: _, ...counts } = audit;
  const dateIssues = () => {
    try {
      parseDate('the day', date, parseDate('today', today));
      return [];
    } catch (error) {
      return [issue('date', `is no day of an audit: ${(error as Error).message}`)];
    }
  };
  return [
    ...dateIssues(),
    ...Object.entries(counts)
      .filter(([, count]) => !Number.isSafeInteger(count) || count < 1)
      .map(([key, count]) => issue(key, `is ${count}, but must be a whole number, at least 1`)),
    ...(violations === 0 ? [] : [issue('violations', `is ${violations}, but must be 0`)]),
  ];
}
