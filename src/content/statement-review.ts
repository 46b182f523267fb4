import { dayInMonth, isoDate, parseDate } from './calendar';
import type { IsoDate } from './legal/structure';
import { voluntary } from './policy';

/**
 * The last day for the next review of the accessibility statement.
 *
 * @throws RangeError if the day of the last review does not exist.
 */
export function nextReviewDate(reviewed: IsoDate): IsoDate {
  const last = parseDate('reviewed', reviewed);
  const month = last.getUTCMonth() + voluntary.statementReviewMonths;
  return isoDate(dayInMonth(last.getUTCFullYear(), month, last.getUTCDate()));
}

/**
 * Whether the next review of the accessibility statement should have been made before today.
 *
 * @throws RangeError if a date does not exist or the last review is after `today`.
 */
export function isReviewOverdue(reviewed: IsoDate, today: IsoDate): boolean {
  parseDate('reviewed', reviewed, parseDate('today', today));
  // ISO dates can be compared as strings.
  return today > nextReviewDate(reviewed);
}
