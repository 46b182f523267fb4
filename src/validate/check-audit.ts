import { type AccessibilityAudit, auditFile } from '../content/last-audit';
import type { IsoDate } from '../content/legal/structure';
import type { Issue } from '../i18n/check/issue';

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
