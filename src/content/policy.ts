import { dayInMonth, isoDate, parseDate } from './calendar';
import type { IsoDate } from './legal/structure';
import type { PlanId } from './plans';

/**
 * Constants of the policies (spec §5, §9). Days, years and months are calendar ones;
 * `liabilityCap` and the example's `fee` are pence, its other numbers credits.
 */
export const policy = {
  minimumAge: 18,
  withdrawalDays: 14,
  priceNoticeDays: 30,
  termsNoticeDays: 30,
  disputeDays: 60,
  inactivityYears: 1,
  liabilityCap: 10_000,
  liabilityMonths: 6,
  refundExample: { fee: 2_000, allocated: 1_000, used: 200 },
} as const;

/** Periods set by UK and EEA law, not by the specification; to be confirmed by counsel. */
export const statutory = {
  refundPaymentDays: 14,
  complaintDays: 30,
  rightsMonths: 1,
  taxRecordsYears: 6,
} as const;

/** Periods that the company sets itself, without a specification or law. */
export const voluntary = {
  /** From one review of the accessibility statement to the next. */
  statementReviewMonths: 12,
} as const;

/** Checks a whole number and returns it as a bigint, as products of numbers may not be exact. */
function wholeNumber(
  name: string,
  value: number,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  maxName = 'the largest safe integer',
): bigint {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(
      `${name} must be a whole number from ${min} to ${max} (${maxName}), but is ${value}`,
    );
  }
  return BigInt(value);
}

function requirePaid(plan: PlanId, action: string): void {
  if (plan === 'free') throw new RangeError(`plan must be a paid plan to ${action}, but is free`);
}

/**
 * The refund where the law requires one (spec §5): unused ÷ allocated × fee.
 *
 * @param input `fee` paid in pence; credits `allocated` for it, and those of them `used`.
 * @returns Pence, to the nearest penny; an exact half rounds up, in the user's favour.
 * @throws RangeError if a number is not whole, safe and at least 0, if `allocated` is 0 or
 *   if `used` is more than `allocated`.
 */
export function refund(input: {
  readonly fee: number;
  readonly allocated: number;
  readonly used: number;
}): number {
  const fee = wholeNumber('fee', input.fee);
  const allocated = wholeNumber('allocated', input.allocated, 1);
  const used = wholeNumber('used', input.used, 0, input.allocated, 'allocated');
  // Adding half the divisor rounds. Everything is doubled to stay in whole numbers.
  return Number((2n * (allocated - used) * fee + allocated) / (2n * allocated));
}

/**
 * The day on which unused credits expire and new ones are granted (spec §4): on the day of
 * the month of the first upgrade, otherwise on the 1st; in a shorter month, on the last day.
 *
 * @returns The first such day strictly after `today`, in UTC.
 * @throws RangeError if a date does not exist or the first upgrade is after `today`.
 */
export function nextRefreshDate(today: IsoDate, firstUpgrade?: IsoDate): IsoDate {
  const now = parseDate('today', today);
  const day =
    firstUpgrade === undefined ? 1 : parseDate('firstUpgrade', firstUpgrade, now).getUTCDate();
  const inMonth = (offset: number) =>
    dayInMonth(now.getUTCFullYear(), now.getUTCMonth() + offset, day);
  const thisMonth = inMonth(0);
  return isoDate(thisMonth > now ? thisMonth : inMonth(1));
}

/**
 * What a cancelled subscription leaves (spec §4): the plan and its remaining credits until the
 * billing period ends, then the free tier without them.
 *
 * @param input The cancelled `plan`; its remaining `credits`; `periodEnd`, the last day paid for.
 *   (Passing the renewal day by mistake gives the user one day more, not less.)
 * @returns The plan and its remaining credits, without those that the free tier grants.
 * @throws RangeError if the plan is free, a date does not exist or `credits` is not a whole
 *   number of at least 0.
 */
export function accountAfterCancellation(input: {
  readonly plan: PlanId;
  readonly credits: number;
  readonly periodEnd: IsoDate;
  readonly today: IsoDate;
}): { readonly plan: PlanId; readonly credits: number } {
  const { plan, credits } = input;
  requirePaid(plan, 'be cancelled');
  wholeNumber('credits', credits);
  const ended = parseDate('today', input.today) > parseDate('periodEnd', input.periodEnd);
  return ended ? { plan: 'free', credits: 0 } : { plan, credits };
}

/**
 * What a declined payment does to an account at once (spec §4): it becomes free, or it keeps
 * its plan and is suspended until paid.
 *
 * @throws RangeError if the plan is free, as it has no payments.
 */
export function accountAfterDecline(
  plan: PlanId,
  measure: 'downgrade' | 'suspend',
): { readonly plan: PlanId; readonly suspended: boolean } {
  requirePaid(plan, 'have a payment declined');
  return measure === 'downgrade' ? { plan: 'free', suspended: false } : { plan, suspended: true };
}

/**
 * The credits of a cycle in which the plan changes, up or down (spec §4): the old allocation
 * for the days that have passed and the new one for the days left.
 *
 * @param input Credits per cycle before and after; days left of the cycle, and its length.
 * @returns The credits for the whole cycle, including those already used, rounded up in the user's
 *   favour.
 * @throws RangeError if a number is not whole, safe and at least 0, if `daysInPeriod` is 0 or
 *   if `daysLeft` is more than `daysInPeriod`.
 */
export function proratedCredits(input: {
  readonly oldAllocated: number;
  readonly newAllocated: number;
  readonly daysLeft: number;
  readonly daysInPeriod: number;
}): number {
  const before = wholeNumber('oldAllocated', input.oldAllocated);
  const after = wholeNumber('newAllocated', input.newAllocated);
  const days = wholeNumber('daysInPeriod', input.daysInPeriod, 1);
  const left = wholeNumber('daysLeft', input.daysLeft, 0, input.daysInPeriod, 'daysInPeriod');
  // Adding the divisor minus one rounds up.
  return Number((before * (days - left) + after * left + days - 1n) / days);
}

/**
 * Whether an account may be closed for inactivity, after advance notice (spec §4, §9): only
 * without a paid subscription and after more than `policy.inactivityYears`. A year that starts on
 * 29 February ends with 28 February.
 *
 * @param input `lastActive`: the last day of use, or of a paid subscription if that is later;
 *   `today`; whether the subscription is `paid` today.
 * @throws RangeError if a date does not exist or `lastActive` is after `today`.
 */
export function mayCloseForInactivity(input: {
  readonly lastActive: IsoDate;
  readonly today: IsoDate;
  readonly paid: boolean;
}): boolean {
  const now = parseDate('today', input.today);
  const last = parseDate('lastActive', input.lastActive, now);
  const year = last.getUTCFullYear() + policy.inactivityYears;
  return !input.paid && now > dayInMonth(year, last.getUTCMonth(), last.getUTCDate());
}

/**
 * The credits that remain after termination (spec §4): none, unless the user cancelled an active
 * subscription.
 *
 * @throws RangeError if `credits` is not a whole number of at least 0.
 */
export function creditsAfterTermination(input: {
  readonly credits: number;
  readonly userCancelledActiveSubscription: boolean;
}): number {
  wholeNumber('credits', input.credits);
  return input.userCancelledActiveSubscription ? input.credits : 0;
}
