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
  statutory,
} from '../../src/content/policy';

const safe = Number.MAX_SAFE_INTEGER;
const dayMs = 86_400_000;

/** Numbers that are no count of anything. */
const impossibleNumbers = [
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  safe + 1,
] as const;

const impossibleDates = [
  '2025-02-29',
  '2025-02-30',
  '2025-04-31',
  '2025-13-01',
  '2025-00-10',
  '2025-01-00',
  '2025-1-1',
  '01-02-2025',
  '2025-01-01T00:00:00Z',
  ' 2025-01-01',
  '2025-01-01\n',
  '0099-01-01',
  '3000-01-01',
  '+010000-01',
  'tomorrow',
  '',
] as readonly string[] as readonly IsoDate[];

const utc = (date: IsoDate): number => Date.parse(date);
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10) as IsoDate;

/** The length of a month (from 1) by the rule of the calendar rather than by `Date`. */
function monthLength(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] as number;
}

/** The error must be a RangeError that names the field and the value. */
function expectRejected(call: () => unknown, field: string, value: unknown): void {
  expect(call).toThrow(RangeError);
  const start = `${field} must `;
  expect(call).toThrow(expect.objectContaining({ message: expect.stringContaining(start) }));
  const end = `is ${value}`;
  expect(call).toThrow(expect.objectContaining({ message: expect.stringContaining(end) }));
}

describe('the policy constants', () => {
  it('are those of the specification', () => {
    expect(policy).toEqual({
      minimumAge: 18,
      withdrawalDays: 14,
      priceNoticeDays: 30,
      termsNoticeDays: 30,
      disputeDays: 60,
      inactivityYears: 1,
      liabilityCap: 10_000,
      liabilityMonths: 6,
      refundExample: { fee: 2_000, allocated: 1_000, used: 200 },
    });
  });

  it('stand apart from the periods that the law sets', () => {
    expect(statutory).toEqual({
      refundPaymentDays: 14,
      complaintDays: 30,
      rightsMonths: 1,
      taxRecordsYears: 6,
    });
  });
});

describe('a refund', () => {
  it('is £16 in the example of the terms', () => {
    expect(refund(policy.refundExample)).toBe(1_600);
  });

  it.each([
    { why: 'no credit used: the whole fee', fee: 599, allocated: 600, used: 0, pence: 599 },
    { why: 'every credit used: nothing', fee: 599, allocated: 600, used: 600, pence: 0 },
    { why: 'nothing paid: nothing', fee: 0, allocated: 5, used: 1, pence: 0 },
    { why: 'just below a half: down', fee: 1, allocated: 1_001, used: 501, pence: 0 },
    { why: 'an exact half: up', fee: 1, allocated: 2, used: 1, pence: 1 },
    {
      why: 'an exact half of an odd fee: up',
      fee: 1_999,
      allocated: 2_200,
      used: 1_100,
      pence: 1_000,
    },
    { why: 'just above a half: up', fee: 1, allocated: 1_001, used: 500, pence: 1 },
    { why: 'a third: down', fee: 100, allocated: 3, used: 2, pence: 33 },
    { why: 'two thirds: up', fee: 100, allocated: 3, used: 1, pence: 67 },
    // 115 × 0.3 is 34.499999999999996 in floating point.
    { why: 'a half that fractions miss: up', fee: 115, allocated: 10, used: 7, pence: 35 },
    { why: 'the greatest numbers: exact', fee: safe, allocated: safe, used: 1, pence: safe - 1 },
  ])('$why', ({ fee, allocated, used, pence }) => {
    expect(refund({ fee, allocated, used })).toBe(pence);
  });

  it('never exceeds the fee, never grows with use and is within half a penny', () => {
    for (const fee of [0, 1, 299, 599, 1_999]) {
      for (const allocated of [1, 2, 5, 7, 300, 2_200]) {
        let previous = fee;
        for (let used = 0; used <= allocated; used += 1) {
          const pence = refund({ fee, allocated, used });
          const twiceOff = 2 * (pence * allocated - (allocated - used) * fee);
          // Above −½ and at most ½ penny off is to round halves up.
          if (!(pence <= previous && twiceOff > -allocated && twiceOff <= allocated)) {
            throw new Error(`refund of ${JSON.stringify({ fee, allocated, used })}: ${pence}`);
          }
          previous = pence;
        }
        expect(previous).toBe(0);
      }
    }
  });

  describe.each(['fee', 'allocated', 'used'] as const)('rejects an impossible %s', (field) => {
    it.each(impossibleNumbers)('%p', (value) => {
      const call = () => refund({ fee: 2_000, allocated: 1_000, used: 200, [field]: value });
      expectRejected(call, field, value);
    });
  });

  it('rejects an allocation of nothing', () => {
    expectRejected(() => refund({ fee: 100, allocated: 0, used: 0 }), 'allocated', 0);
  });

  it('rejects more use than allocation and says so', () => {
    expect(() => refund({ fee: 2_000, allocated: 1_000, used: 1_001 })).toThrow(
      new RangeError('used must be a whole number from 0 to 1000 (allocated), but is 1001'),
    );
  });
});

describe('the next refresh date', () => {
  it.each<[today: IsoDate, firstUpgrade: IsoDate | undefined, next: IsoDate, why: string]>([
    ['2025-08-14', undefined, '2025-09-01', 'the 1st without an upgrade'],
    ['2025-08-01', undefined, '2025-09-01', 'never today itself'],
    ['2025-08-31', undefined, '2025-09-01', 'tomorrow at the earliest'],
    ['2025-12-01', undefined, '2026-01-01', 'into the next year'],
    ['2025-08-14', '2025-06-15', '2025-08-15', 'the day of the upgrade, this month'],
    ['2025-08-15', '2025-06-15', '2025-09-15', 'a refresh day itself: next month'],
    ['2025-08-16', '2025-06-15', '2025-09-15', 'a day later: next month'],
    ['2025-06-15', '2025-06-15', '2025-07-15', 'the day of the upgrade itself'],
    ['2025-01-31', '2025-01-31', '2025-02-28', 'a shorter month: its last day'],
    ['2025-02-28', '2025-01-31', '2025-03-31', 'back to the 31st afterwards'],
    ['2025-03-31', '2025-01-31', '2025-04-30', 'the 30th of a month of 30 days'],
    ['2024-01-31', '2023-12-30', '2024-02-29', 'a leap year: 29 February'],
    ['2024-02-28', '2024-01-29', '2024-02-29', 'the 29th exists in a leap year'],
    ['2025-02-27', '2024-02-29', '2025-02-28', 'an upgrade on 29 February, in other years'],
    ['2025-02-28', '2024-02-29', '2025-03-29', 'and back to the 29th afterwards'],
    ['2000-02-01', '1999-12-31', '2000-02-29', '2000 is a leap year'],
    ['2100-02-01', '2099-12-31', '2100-02-28', '2100 is none'],
    ['2025-12-31', '2025-10-31', '2026-01-31', 'across the end of a year'],
    ['2999-12-31', undefined, '3000-01-01', 'the last date that is read'],
  ])('from %s with a first upgrade %s is %s: %s', (today, firstUpgrade, next) => {
    expect(nextRefreshDate(today, firstUpgrade)).toBe(next);
  });

  it.each(Array.from({ length: 31 }, (_, index) => index + 1))(
    'of an upgrade on day %i falls on that day or the last one of every month',
    (day) => {
      const firstUpgrade = isoOf(Date.UTC(2022, 11, day));
      for (let month = 0; month < 48; month += 1) {
        const year = 2023 + Math.floor(month / 12);
        const length = monthLength(year, (month % 12) + 1);
        for (let date = 1; date <= length; date += 1) {
          const today = isoOf(Date.UTC(year, month % 12, date));
          const next = nextRefreshDate(today, firstUpgrade);
          const distance = (utc(next) - utc(today)) / dayMs;
          const [nextYear, nextMonth, nextDay] = next.split('-').map(Number) as [
            number,
            number,
            number,
          ];
          const right = Math.min(day, monthLength(nextYear, nextMonth));
          if (!(distance > 0 && distance <= 31 && nextDay === right)) {
            throw new Error(`${today} with ${firstUpgrade}: ${next}`);
          }
        }
      }
    },
  );

  it('comes once a month, step after step', () => {
    const steps: IsoDate[] = ['2023-12-31'];
    for (let month = 0; month < 48; month += 1) {
      steps.push(nextRefreshDate(steps[month] as IsoDate, '2023-12-31'));
    }
    expect(steps.slice(1, 7)).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
      '2024-06-30',
    ]);
    expect(steps.at(-1)).toBe('2027-12-31');
    expect(new Set(steps.map((date) => date.slice(0, 7))).size).toBe(49);
  });

  it('does not depend on the time zone of the machine', () => {
    // Jest cannot change the time zone of its process; so whatever reads it must stay unused.
    const RealDate = Date;
    const local = Object.getOwnPropertyNames(Date.prototype).filter(
      (name) => `${name.slice(0, 3)}UTC${name.slice(3)}` in Date.prototype,
    ) as 'getDate'[];
    expect(local).toEqual(expect.arrayContaining(['getDate', 'getMonth', 'getFullYear']));
    const calls = local.map((name) => jest.spyOn(Date.prototype, name));
    const construct = jest.fn((target: DateConstructor, args: [number]) => new target(...args));
    globalThis.Date = new Proxy(Date, { construct });
    try {
      expect(nextRefreshDate('2025-03-29', '2025-01-30')).toBe('2025-03-30');
      expect(nextRefreshDate('2024-12-31')).toBe('2025-01-01');
    } finally {
      globalThis.Date = RealDate;
    }
    for (const call of calls) {
      expect(call).not.toHaveBeenCalled();
      call.mockRestore();
    }
    // Only several parts, year, month and so on, are taken as local time.
    for (const [, args] of construct.mock.calls) expect(args).toHaveLength(1);
    expect(construct).toHaveBeenCalled();
  });

  it.each(impossibleDates)('rejects the date %j', (date) => {
    expectRejected(() => nextRefreshDate(date), 'today', date);
    expectRejected(() => nextRefreshDate('2999-12-31', date), 'firstUpgrade', date);
  });

  it('rejects a first upgrade after today', () => {
    expect(() => nextRefreshDate('2025-08-14', '2025-08-15')).toThrow(
      new RangeError('firstUpgrade must not be after 2025-08-14, but is 2025-08-15'),
    );
  });
});

describe('a cancelled subscription', () => {
  const cancelled = { plan: 'plus', credits: 420, periodEnd: '2025-08-31' } as const;

  it.each<IsoDate>(['2025-08-01', '2025-08-30', '2025-08-31'])(
    'keeps its plan and credits on %s, before its period is over',
    (today) => {
      const account = accountAfterCancellation({ ...cancelled, today });
      expect(account).toEqual({ plan: 'plus', credits: 420 });
    },
  );

  it.each<IsoDate>(['2025-09-01', '2026-08-31'])(
    'is the free tier without its credits on %s, after its period',
    (today) => {
      const account = accountAfterCancellation({ ...cancelled, today });
      expect(account).toEqual({ plan: 'free', credits: 0 });
    },
  );

  it.each(['plus_beta_v1', 'plus', 'pro_beta_v1', 'pro'] as const)('may be %s', (plan) => {
    const today = '2025-08-31';
    expect(accountAfterCancellation({ ...cancelled, plan, today }).plan).toBe(plan);
  });

  it('cannot be the free tier', () => {
    const call = () =>
      accountAfterCancellation({ ...cancelled, plan: 'free', today: '2025-08-31' });
    expectRejected(call, 'plan', 'free');
  });

  it.each(impossibleDates)('rejects the date %j', (date) => {
    const input = { ...cancelled, today: '2025-08-31' } as const;
    expectRejected(() => accountAfterCancellation({ ...input, today: date }), 'today', date);
    expectRejected(
      () => accountAfterCancellation({ ...input, periodEnd: date }),
      'periodEnd',
      date,
    );
  });

  it.each(impossibleNumbers)('rejects %p credits', (credits) => {
    for (const today of ['2025-08-31', '2025-09-01'] as const) {
      expectRejected(
        () => accountAfterCancellation({ ...cancelled, credits, today }),
        'credits',
        credits,
      );
    }
  });
});

describe('a declined payment', () => {
  it.each(['plus_beta_v1', 'plus', 'pro_beta_v1', 'pro'] as const)('of %s', (plan) => {
    expect(accountAfterDecline(plan, 'downgrade')).toEqual({ plan: 'free', suspended: false });
    expect(accountAfterDecline(plan, 'suspend')).toEqual({ plan, suspended: true });
  });

  it.each(['downgrade', 'suspend'] as const)('of the free tier is impossible: %s', (measure) => {
    expectRejected(() => accountAfterDecline('free', measure), 'plan', 'free');
  });
});

describe('the credits of a cycle in which the plan changes', () => {
  it.each([
    { why: 'an upgrade half-way', from: 600, to: 2_200, left: 15, of: 30, credits: 1_400 },
    { why: 'a downgrade half-way', from: 2_200, to: 600, left: 15, of: 30, credits: 1_400 },
    { why: 'an upgrade from free', from: 5, to: 300, left: 10, of: 31, credits: 101 },
    { why: 'a change on the first day', from: 600, to: 2_200, left: 30, of: 30, credits: 2_200 },
    { why: 'a change when no day is left', from: 600, to: 2_200, left: 0, of: 30, credits: 600 },
    { why: 'the same allocation', from: 600, to: 600, left: 7, of: 31, credits: 600 },
    { why: 'a part of a credit: up', from: 0, to: 1, left: 1, of: 31, credits: 1 },
    { why: 'a cycle of one day', from: 5, to: 600, left: 1, of: 1, credits: 600 },
    { why: 'the greatest numbers', from: safe, to: safe, left: 1, of: safe, credits: safe },
  ])('$why', ({ from, to, left, of, credits }) => {
    const input = { oldAllocated: from, newAllocated: to, daysLeft: left, daysInPeriod: of };
    expect(proratedCredits(input)).toBe(credits);
  });

  it('lie between the two allocations and are less than one credit above the exact share', () => {
    const allocations = [0, 5, 300, 600, 1_100, 2_200];
    for (const oldAllocated of allocations) {
      for (const newAllocated of allocations) {
        for (const daysInPeriod of [1, 28, 29, 30, 31]) {
          for (let daysLeft = 0; daysLeft <= daysInPeriod; daysLeft += 1) {
            const input = { oldAllocated, newAllocated, daysLeft, daysInPeriod };
            const credits = proratedCredits(input);
            const exact = oldAllocated * (daysInPeriod - daysLeft) + newAllocated * daysLeft;
            const above = credits * daysInPeriod - exact;
            const between =
              credits >= Math.min(oldAllocated, newAllocated) &&
              credits <= Math.max(oldAllocated, newAllocated);
            if (!(Number.isInteger(credits) && between && above >= 0 && above < daysInPeriod)) {
              throw new Error(`${JSON.stringify(input)}: ${credits}`);
            }
          }
        }
      }
    }
  });

  const change = { oldAllocated: 600, newAllocated: 2_200, daysLeft: 15, daysInPeriod: 30 };

  describe.each(['oldAllocated', 'newAllocated', 'daysLeft', 'daysInPeriod'] as const)(
    'reject an impossible %s',
    (field) => {
      it.each(impossibleNumbers)('%p', (value) => {
        expectRejected(() => proratedCredits({ ...change, [field]: value }), field, value);
      });
    },
  );

  it('reject a cycle without days', () => {
    const call = () => proratedCredits({ ...change, daysLeft: 0, daysInPeriod: 0 });
    expectRejected(call, 'daysInPeriod', 0);
  });

  it('reject more days left than the cycle has', () => {
    expect(() => proratedCredits({ ...change, daysLeft: 31 })).toThrow(
      new RangeError('daysLeft must be a whole number from 0 to 30 (daysInPeriod), but is 31'),
    );
  });
});

describe('closing an account for inactivity', () => {
  it.each<[lastActive: IsoDate, today: IsoDate, may: boolean, why: string]>([
    ['2024-08-14', '2024-08-14', false, 'active today'],
    ['2024-08-14', '2025-08-13', false, 'a day less than a year'],
    ['2024-08-14', '2025-08-14', false, 'exactly a year'],
    ['2024-08-14', '2025-08-15', true, 'a day more than a year'],
    ['2024-12-31', '2025-12-31', false, 'exactly a year at its end'],
    ['2024-12-31', '2026-01-01', true, 'a day more, in the next year'],
    ['2024-02-29', '2025-02-28', false, 'the last day of the year from 29 February'],
    ['2024-02-29', '2025-03-01', true, 'the day after it'],
    ['2023-02-28', '2024-02-28', false, 'exactly a year, in a leap year'],
    ['2023-02-28', '2024-02-29', true, 'a day more, in a leap year'],
    ['2015-01-01', '2025-01-01', true, 'many years'],
  ])('last active %s, on %s: %p (%s)', (lastActive, today, may) => {
    expect(mayCloseForInactivity({ lastActive, today, paid: false })).toBe(may);
  });

  it('never happens to a paid subscription', () => {
    const input = { lastActive: '2015-01-01', today: '2025-01-01', paid: true } as const;
    expect(mayCloseForInactivity(input)).toBe(false);
  });

  it.each(impossibleDates)('rejects the date %j', (date) => {
    const input = { lastActive: '2024-01-01', today: '2999-12-31', paid: true } as const;
    expectRejected(() => mayCloseForInactivity({ ...input, today: date }), 'today', date);
    expectRejected(() => mayCloseForInactivity({ ...input, lastActive: date }), 'lastActive', date);
  });

  it('rejects an activity after today', () => {
    const input = { lastActive: '2025-08-15', today: '2025-08-14', paid: false } as const;
    expectRejected(() => mayCloseForInactivity(input), 'lastActive', '2025-08-15');
  });
});

describe('a terminated account', () => {
  it.each([
    { credits: 420, userCancelledActiveSubscription: false, left: 0 },
    { credits: 420, userCancelledActiveSubscription: true, left: 420 },
    { credits: 0, userCancelledActiveSubscription: true, left: 0 },
  ])(
    'with $credits credits, cancelled by the user: $userCancelledActiveSubscription, has $left',
    ({ left, ...input }) => {
      expect(creditsAfterTermination(input)).toBe(left);
    },
  );

  it.each(impossibleNumbers)('rejects %p credits', (credits) => {
    for (const userCancelledActiveSubscription of [true, false]) {
      expectRejected(
        () => creditsAfterTermination({ credits, userCancelledActiveSubscription }),
        'credits',
        credits,
      );
    }
  });
});
