import type { IsoDate } from './legal/structure';

/** The date of a moment, in UTC. */
export function isoDate(date: Date): IsoDate {
  return date.toISOString().slice(0, 10) as IsoDate;
}

/**
 * Whether a date exists. Years outside 1000 to 2999 are treated as mistakes; `Date` would misread
 * years before 100 and print those after 9999 in another format.
 */
export function isExistingDate(value: string): boolean {
  const date = new Date(/^[12]\d{3}-\d{2}-\d{2}$/.test(value) ? value : Number.NaN);
  // `Date` may read 30 February as 2 March, so the date must convert back to the same text.
  return !Number.isNaN(date.getTime()) && isoDate(date) === value;
}

/**
 * Reads a date as midnight UTC.
 *
 * @param name What the message calls the value.
 * @throws RangeError if the date does not exist or is after `notAfter`.
 */
export function parseDate(name: string, value: IsoDate, notAfter?: Date): Date {
  if (!isExistingDate(value)) {
    throw new RangeError(
      `${name} must be an existing date from 1000-01-01 to 2999-12-31, but is ${value}`,
    );
  }
  const date = new Date(value);
  if (notAfter && date > notAfter) {
    throw new RangeError(`${name} must not be after ${isoDate(notAfter)}, but is ${value}`);
  }
  return date;
}

/** A day in a month, or the last day of a shorter month. Months start at 0 and may exceed 11. */
export function dayInMonth(year: number, month: number, day: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)));
}

/** The day after a date. */
export function dayAfter(date: IsoDate): IsoDate {
  const day = parseDate('date', date);
  return isoDate(new Date(day.setUTCDate(day.getUTCDate() + 1)));
}
