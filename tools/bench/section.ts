import { ratio } from './statistics';

/** One bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
}

export interface Chart {
  readonly title: string;
  readonly groups: readonly { readonly label: string; readonly bars: readonly Bar[] }[];
}

/** One table of the report, and a chart of what matters most in it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** What was done, in a sentence or two. */
  readonly note: string;
  /** The first column names the rows. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly chart: Chart;
}

/** Writes numbers with so many decimals, as British readers know them. */
export const format = (digits: number) => {
  const numbers = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value: number) => numbers.format(value);
};

/** Writes a number without decimals. */
export const whole = format(0);

/** How many times the floor a value is. */
export function times(value: number, floor: number): string {
  const found = ratio(value, floor);
  return found === undefined ? 'floor is 0' : `${format(2)(found)} ×`;
}
