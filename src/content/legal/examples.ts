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

/** What a cell of a worked example holds; the page formats it for the reader. */
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

/** Through February, in a common year and in a leap year, and without an upgrade (spec §4). */
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

/** The plan that the examples of an account are about, and what is left of its credits. */
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

/** What a cancelled, declined or terminated subscription leaves (spec §4). */
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

/** Days of the credit month in the examples of a change of plan. */
export const exampleMonthDays = 30;

/** A change of plan in the middle of a credit month, up and down (spec §4). */
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

/** A month's fee, of whose credits some are used (spec §5). */
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

/** From a common day, and from the last day of February in a leap year. */
export const inactivityExamples: ExampleSet = {
  columns: ['last-active', 'closable-from'],
  rows: () =>
    (['2027-03-15', '2028-02-29'] as const).map((lastActive) => [
      { date: lastActive },
      { date: closableFrom(lastActive) },
    ]),
};
