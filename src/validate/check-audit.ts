import type { AccessibilityAudit } from '../content/last-audit';
import type { IsoDate } from '../content/legal/structure';
import type { Issue } from '../i18n/check/issue';

/** The record of the last accessibility audit, from the root of the repository. */
export const auditFile = 'src/content/accessibility-audit.json';

/** Finds what makes a record false that the accessibility statement quotes. */
export function checkAudit(
  { date, violations }: Pick<AccessibilityAudit, 'date' | 'violations'>,
  today: IsoDate,
): readonly Issue[] {
  const issue = (key: string, message: string): Issue => ({
    file: auditFile,
    key,
    message: `${message}. Run "npm run test:a11y -- --record".`,
  });
  return [
    ...(date > today ? [issue('date', `is ${date}, which is after today, ${today}`)] : []),
    ...(violations === 0 ? [] : [issue('violations', `is ${violations}, but must be 0`)]),
  ];
}
