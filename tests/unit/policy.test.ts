import { execFileSync } from 'node:child_process';
import type { IsoDate } from '../../src/content/legal/structure';
import {
  accountAfterCancellation,
  accountAfterDecline,
  creditsAfterTermination,
  mayCloseForInactivity,
  nextRefreshDate,
  policy,
  proratedCredits,
  refund,
} from '../../src/content/policy';

const safe = Number.MAX_SAFE_INTEGER;

describe('A refund', () => {
  it.each([
    { why: 'the example of the terms', ...policy.refundExample, pence: 1_600 },
    { why: 'every credit used: nothing', fee: 599, allocated: 600, used: 600, pence: 0 },
    { why: 'just below a half: down', fee: 1, allocated: 1_001, used: 501, pence: 0 },
    { why: 'an exact half: up', fee: 1, allocated: 2, used: 1, pence: 1 },
    { why: 'just above a half: up', fee: 1, allocated: 1_001, used: 500, pence: 1 },
    // 115 × 0.3 is 34.499999999999996 in floating point.
    {
      why: 'a half that is not exact in floating point: up',
      fee: 115,
      allocated: 10,
      used: 7,
      pence: 35,
    },
    { why: 'the largest numbers: exact', fee: safe, allocated: safe, used: 1, pence: safe - 1 },
  ])('of $why', ({ fee, allocated, used, pence }) => {
    expect(refund({ fee, allocated, used })).toBe(pence);
  });
});

describe('The next refresh date', () => {
  it.each<[today: IsoDate, firstUpgrade: IsoDate | undefined, next: IsoDate, why: string]>([
    ['2025-08-01', undefined, '2025-09-01', 'never today itself'],
    ['2025-12-01', undefined, '2026-01-01', 'into the next year'],
    ['2025-08-14', '2025-06-15', '2025-08-15', 'the day of the upgrade, this month'],
    ['2025-08-15', '2025-06-15', '2025-09-15', 'a refresh day itself: next month'],
    ['2025-01-31', '2025-01-31', '2025-02-28', 'a shorter month: its last day'],
    ['2025-02-28', '2025-01-31', '2025-03-31', 'back to the 31st afterwards'],
    ['2024-01-31', '2023-12-30', '2024-02-29', 'a leap year: 29 February'],
    ['2999-12-31', undefined, '3000-01-01', 'the last date that is accepted'],
  ])('from %s with a first upgrade %s is %s: %s', (today, firstUpgrade, next) => {
    expect(nextRefreshDate(today, firstUpgrade)).toBe(next);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is the same in %s', (TZ) => {
    const code = `const { nextRefreshDate } = require('./src/content/policy');
      console.log(nextRefreshDate('2025-03-29', '2025-01-30'), nextRefreshDate('2024-12-31'));`;
    const output = execFileSync(process.execPath, ['--import', 'tsx', '-e', code], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(output.trim()).toBe('2025-03-30 2025-01-01');
  });
});

describe('A cancelled subscription', () => {
  const cancelled = { plan: 'plus', credits: 420, periodEnd: '2025-08-31' } as const;

  it.each<[today: IsoDate, plan: string, credits: number]>([
    ['2025-08-31', 'plus', 420],
    ['2025-09-01', 'free', 0],
  ])('on %s, when its period ends on 2025-08-31, is %s with %d credits', (today, plan, credits) => {
    expect(accountAfterCancellation({ ...cancelled, today })).toEqual({ plan, credits });
  });
});

describe('A declined payment', () => {
  it('downgrades to the free tier, or suspends the plan until it is paid', () => {
    expect(accountAfterDecline('pro', 'downgrade')).toEqual({ plan: 'free', suspended: false });
    expect(accountAfterDecline('pro', 'suspend')).toEqual({ plan: 'pro', suspended: true });
  });
});

describe('The credits of a cycle in which the plan changes', () => {
  it.each([
    { why: 'an upgrade half-way', from: 600, to: 2_200, left: 15, of: 30, credits: 1_400 },
    { why: 'a downgrade half-way', from: 2_200, to: 600, left: 15, of: 30, credits: 1_400 },
    { why: 'a change on the first day', from: 600, to: 2_200, left: 30, of: 30, credits: 2_200 },
    { why: 'a change when no day is left', from: 600, to: 2_200, left: 0, of: 30, credits: 600 },
    { why: 'a part of a credit: up', from: 0, to: 1, left: 1, of: 31, credits: 1 },
  ])('after $why are $credits', ({ from, to, left, of, credits }) => {
    const input = { oldAllocated: from, newAllocated: to, daysLeft: left, daysInPeriod: of };
    expect(proratedCredits(input)).toBe(credits);
  });
});

describe('An inactive account', () => {
  it.each<[lastActive: IsoDate, today: IsoDate, may: boolean, why: string]>([
    ['2024-08-14', '2025-08-14', false, 'exactly a year'],
    ['2024-08-14', '2025-08-15', true, 'a day more than a year'],
    ['2024-02-29', '2025-02-28', false, 'the last day of the year from 29 February'],
  ])('that was active on %s, may be closed on %s: %p (%s)', (lastActive, today, may) => {
    expect(mayCloseForInactivity({ lastActive, today, paid: false })).toBe(may);
    expect(mayCloseForInactivity({ lastActive, today, paid: true })).toBe(false);
  });
});

describe('A terminated account', () => {
  it('only keeps its credits if the user had cancelled an active subscription', () => {
    const left = (userCancelledActiveSubscription: boolean) =>
      creditsAfterTermination({ credits: 420, userCancelledActiveSubscription });
    expect([left(false), left(true)]).toEqual([0, 420]);
  });
});

describe('An invalid input', () => {
  const paid = { fee: 2_000, allocated: 1_000, used: 200 };
  const cancelled = { plan: 'plus', credits: 1, periodEnd: '2025-08-31' } as const;
  const change = { oldAllocated: 600, newAllocated: 2_200, daysLeft: 15, daysInPeriod: 30 };
  const inactive = { lastActive: '2024-01-01', today: '2025-01-01', paid: true } as const;
  const today = '2025-08-31';

  it.each([-1, 0.5, Number.NaN, safe + 1])('is the number %p', (fee) => {
    const message = `fee must be a whole number from 0 to ${safe} (the largest safe integer), but is ${fee}`;
    expect(() => refund({ ...paid, fee })).toThrow(new RangeError(message));
  });

  it.each(['2025-02-29', '2025-1-1', '2025-01-01T00:00:00Z', '2025-01-01\n', '', '0099-01-01'])(
    'is the date %j',
    (date) => {
      const message = `today must be an existing date from 1000-01-01 to 2999-12-31, but is ${date}`;
      expect(() => nextRefreshDate(date as IsoDate)).toThrow(new RangeError(message));
    },
  );

  it.each<[message: string, call: () => unknown]>([
    ['allocated must be', () => refund({ ...paid, allocated: 0, used: 0 })],
    ['from 0 to 1000 (allocated), but is 1001', () => refund({ ...paid, used: 1_001 })],
    ['firstUpgrade must not be after 2025-08-31', () => nextRefreshDate(today, '2025-09-01')],
    ['plan must be a paid', () => accountAfterCancellation({ ...cancelled, plan: 'free', today })],
    ['credits must be', () => accountAfterCancellation({ ...cancelled, credits: 0.5, today })],
    ['daysInPeriod must', () => proratedCredits({ ...change, daysLeft: 0, daysInPeriod: 0 })],
    ['from 0 to 30 (daysInPeriod), but is 31', () => proratedCredits({ ...change, daysLeft: 31 })],
    ['must not be after', () => mayCloseForInactivity({ ...inactive, lastActive: '2025-01-02' })],
    [
      'credits must be',
      () => creditsAfterTermination({ credits: -1, userCancelledActiveSubscription: false }),
    ],
  ])('is refused: %s', (message, call) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });
});
