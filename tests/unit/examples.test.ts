import {
  accountExamples,
  type ExampleCell,
  type ExampleSet,
  inactivityExamples,
  planChangeExamples,
  refreshExamples,
  refundExamples,
} from '../../src/content/legal/examples';

/** A table as rows of what its cells hold. */
const rowsOf = ({ rows }: ExampleSet) =>
  rows.map((cells) => cells.map((cell: ExampleCell) => Object.values(cell)[0]));

describe('The worked examples of the terms', () => {
  it('refresh credits on the day of the first upgrade, or on the last day of a shorter month', () => {
    expect(rowsOf(refreshExamples)).toEqual([
      ['2027-01-31', '2027-01-31', '2027-02-28'],
      ['2027-01-31', '2027-02-28', '2027-03-31'],
      ['2028-01-31', '2028-01-31', '2028-02-29'],
      ['never', '2027-01-31', '2027-02-01'],
    ]);
  });

  it('leave the paid plan and its credits until the period ends, and none after a termination', () => {
    expect(rowsOf(accountExamples)).toEqual([
      ['cancelled', 'plus', 250],
      ['period-ended', 'free', 0],
      ['declined-downgraded', 'free', 'pro-rated'],
      ['declined-suspended', 'plus', 250],
      ['terminated', 'none', 0],
      ['terminated-after-cancelling', 'none', 250],
    ]);
  });

  it('pro-rate credits for the days that are left', () => {
    expect(rowsOf(planChangeExamples)).toEqual([
      ['plus', 'pro', 15, 1400],
      ['pro', 'plus', 10, 1667],
    ]);
  });

  it('refund the part of the fee whose credits are unused', () => {
    expect(rowsOf(refundExamples)).toEqual([
      ['plus', 599, 600, 150, 449],
      ['pro', 1999, 2200, 550, 1499],
    ]);
  });

  it('let an inactive account be closed after more than a year, from the day after it', () => {
    expect(rowsOf(inactivityExamples)).toEqual([
      ['2027-03-15', '2028-03-16'],
      ['2028-02-29', '2029-03-01'],
    ]);
  });

  it.each([
    refreshExamples,
    accountExamples,
    planChangeExamples,
    refundExamples,
    inactivityExamples,
  ])('have a cell for each column: %j', ({ columns, rows }) => {
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => columns.length));
  });
});
