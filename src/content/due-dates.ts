import { auditFile } from './last-audit';
import type { IsoDate } from './legal/structure';
import type { OpenPoint } from './placeholders';
import { isReviewOverdue } from './statement-review';

/** Dates that somebody must renew. */
export interface DueDates {
  /** When the accessibility statement was last reviewed. */
  readonly statementReviewed: IsoDate;
  /** The day of the accessibility audit that the statement quotes. */
  readonly audited: IsoDate;
  /** The day by which `security.txt` must be renewed. */
  readonly securityContactUntil: IsoDate;
}

const day = 24 * 60 * 60 * 1000;

/**
 * What has fallen due by a day. The site does not break on that day, so the launch check says it
 * and no test does: a test would keep every other change from being released.
 *
 * @throws RangeError if a date does not exist, or the review is after that day.
 */
export function openDates(
  { statementReviewed, audited, securityContactUntil }: DueDates,
  today: IsoDate,
): readonly OpenPoint[] {
  const review = (message: string): OpenPoint => ({
    file: 'src/content/legal/accessibility.ts',
    name: 'effective',
    message: `The statement was last reviewed on ${statementReviewed}, ${message}. Review it, then set the date.`,
  });
  const expiry = (message: string): OpenPoint => ({
    file: 'src/content/site.ts',
    name: 'securityContactUntil',
    message: `${securityContactUntil} ${message}. Check the contact, then set a day within a year.`,
  });
  const daysLeft = (Date.parse(securityContactUntil) - Date.parse(today)) / day;
  return [
    ...(isReviewOverdue(statementReviewed, today) ? [review('more than a year ago')] : []),
    ...(audited > statementReviewed ? [review(`before its audit of ${audited}`)] : []),
    ...(daysLeft <= 0 ? [expiry('has passed: security.txt has expired')] : []),
    ...(daysLeft >= 365 ? [expiry('is a year away or more, which RFC 9116 advises against')] : []),
  ];
}

/** Reports an accessibility audit that did not cover every published page, as the statement claims. */
export function openAudit(
  audited: { readonly pages: number; readonly languages: number },
  published: { readonly pages: number; readonly languages: number },
): readonly OpenPoint[] {
  if (audited.pages === published.pages && audited.languages === published.languages) return [];
  const scope = (of: typeof audited) => `${of.pages} pages in ${of.languages} languages`;
  return [
    {
      file: auditFile,
      name: 'pages',
      message: `The audit covered ${scope(audited)}; the site has ${scope(published)}. Run "npm run build" and "npm run test:a11y -- --record".`,
    },
  ];
}
