import { dayAfter } from '../calendar';
import { type PlanId, planIds, plans } from '../plans';
import {
  accountAfterCancellation,
  accountAfterDecline,
  creditsAfterTermination,
  mayCloseForInactivity,
  nextRefreshDate,
  proratedCredits,
  refund,
} from '../policy';
import type { IsoDate } from './structure';

/** A cell of a worked example, which the page formats for the reader. */
export type ExampleCell =
  | { readonly date: IsoDate }
  | { readonly credits: number }
  | { readonly days: number }
  /** In pence. */
  | { readonly money: number }
  | { readonly plan: PlanId }
  /** Words under `rows.<id>` of the clause. */
  | { readonly words: string };

/** A table of worked examples: its columns, and its rows with a cell for each column. */
export interface ExampleSet {
  readonly columns: readonly string[];
  /** Computed when asked for: a wrong plan must not stop modules from loading. */
  readonly rows: () => readonly (readonly ExampleCell[])[];
}

const creditsOf = (plan: PlanId): number => plans[plan].limits.creditsPerMonth;

/** Refresh dates through February in a common and a leap year, and without an upgrade (spec §4). */
export const refreshExamples: ExampleSet = {
  columns: ['first-upgrade', 'today', 'next-refresh'],
  rows: () =>
    (
      [
        ['2027-01-31', '2027-01-31'],
        ['2027-01-31', '2027-02-28'],
        ['2028-01-31', '2028-01-31'],
        [undefined, '2027-01-31'],
      ] as const
    ).map(([firstUpgrade, today]) => [
      firstUpgrade ? { date: firstUpgrade } : { words: 'never' },
      { date: today },
      { date: nextRefreshDate(today, firstUpgrade) },
    ]),
};

/** The plan in the account examples, and its remaining credits. */
export const subscriber = { plan: 'plus', credits: 250, periodEnd: '2027-02-28' } as const;

const after = (
  words: string,
  { plan, credits }: { readonly plan: PlanId; readonly credits: number },
): readonly ExampleCell[] => [{ words }, { plan }, { credits }];

const terminated = (words: string, userCancelledActiveSubscription: boolean) => [
  { words },
  { words: 'none' },
  {
    credits: creditsAfterTermination({
      credits: subscriber.credits,
      userCancelledActiveSubscription,
    }),
  },
];

/** What remains of a cancelled, declined or terminated subscription (spec §4). */
export const accountExamples: ExampleSet = {
  columns: ['event', 'plan', 'credits'],
  rows: () => [
    after('cancelled', accountAfterCancellation({ ...subscriber, today: subscriber.periodEnd })),
    after(
      'period-ended',
      accountAfterCancellation({ ...subscriber, today: dayAfter(subscriber.periodEnd) }),
    ),
    ...(['downgrade', 'suspend'] as const).map((measure) => {
      const { plan, suspended } = accountAfterDecline(subscriber.plan, measure);
      return suspended
        ? after('declined-suspended', { ...subscriber, plan })
        : [{ words: 'declined-downgraded' }, { plan }, { words: 'pro-rated' }];
    }),
    terminated('terminated', false),
    terminated('terminated-after-cancelling', true),
  ],
};

/** Length in days of the credit month in the examples of a plan change. */
export const exampleMonthDays = 30;

/** An upgrade and a downgrade in the middle of a credit month (spec §4). */
export const planChangeExamples: ExampleSet = {
  columns: ['from', 'to', 'days-left', 'credits'],
  rows: () =>
    (
      [
        ['plus', 'pro', 15],
        ['pro', 'plus', 10],
      ] as const
    ).map(([from, to, daysLeft]) => [
      { plan: from },
      { plan: to },
      { days: daysLeft },
      {
        credits: proratedCredits({
          oldAllocated: creditsOf(from),
          newAllocated: creditsOf(to),
          daysLeft,
          daysInPeriod: exampleMonthDays,
        }),
      },
    ]),
};

/** A refund for a month of whose credits some have been used (spec §5). */
export const refundExamples: ExampleSet = {
  columns: ['plan', 'fee', 'allocated', 'used', 'refund'],
  rows: () =>
    planIds
      .filter((plan) => plan !== 'free' && !plans[plan].beta)
      .map((plan) => {
        const fee = plans[plan].price.monthly;
        const allocated = creditsOf(plan);
        const used = Math.floor(allocated / 4);
        return [
          { plan },
          { money: fee },
          { credits: allocated },
          { credits: used },
          { money: refund({ fee, allocated, used }) },
        ];
      }),
};

/** The first day on which an account without a paid subscription may be closed (spec §4, §9). */
function closableFrom(lastActive: IsoDate): IsoDate {
  let today = lastActive;
  while (!mayCloseForInactivity({ lastActive, today, paid: false })) today = dayAfter(today);
  return today;
}

/** From an ordinary day, and from 29 February. */
export const inactivityExamples: ExampleSet = {
  columns: ['last-active', 'closable-from'],
  rows: () =>
    (['2027-03-15', '2028-02-29'] as const).map((lastActive) => [
      { date: lastActive },
      { date: closableFrom(lastActive) },
    ]),
};
