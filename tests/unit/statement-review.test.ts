import type { IsoDate } from '../../src/content/legal/structure';
import { isReviewOverdue, nextReviewDate } from '../../src/content/statement-review';

describe('The review of the accessibility statement', () => {
  it.each<[reviewed: IsoDate, due: IsoDate]>([
    ['2026-11-28', '2027-11-28'],
    ['2026-01-31', '2027-01-31'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
  ])('of %s is followed by one at the latest on %s', (reviewed, due) => {
    expect(nextReviewDate(reviewed)).toBe(due);
  });

  it.each<[today: IsoDate, overdue: boolean]>([
    ['2026-11-28', false],
    ['2027-11-27', false],
    ['2027-11-28', false],
    ['2027-11-29', true],
    ['2028-01-01', true],
  ])('of 28 November 2026 is on %s too long ago: %s', (today, overdue) => {
    expect(isReviewOverdue('2026-11-28', today)).toBe(overdue);
  });

  it.each<[what: string, reviewed: IsoDate, today: IsoDate, message: string]>([
    ['before the review', '2026-11-28', '2026-11-27', 'reviewed must not be after 2026-11-27'],
    ['that does not exist', '2026-11-28', '2027-02-30', 'today must be an existing date'],
  ])('cannot be judged on a day %s', (_what, reviewed, today, message) => {
    expect(() => isReviewOverdue(reviewed, today)).toThrow(message);
  });

  it('cannot have been on a day that does not exist', () => {
    expect(() => nextReviewDate('2026-11-31')).toThrow('reviewed must be an existing date');
  });
});
