/** What is left of several measurements of one thing, in the unit of the measurements. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * The middle of some values, or the mean of the two in the middle.
 *
 * @throws Error when there is no value, or one that is no number.
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const odd = values.find((value) => !Number.isFinite(value));
  if (odd !== undefined) throw new Error(`${odd} was measured, which is no number.`);
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}

/**
 * Median and extremes of some values.
 *
 * @throws Error when there is no value, or one that is no number.
 */
export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/**
 * How many times the floor a value is; nothing when the floor is zero and the value is not. Two
 * zeros are equal.
 */
export function ratio(value: number, floor: number): number | undefined {
  if (floor === 0) return value === 0 ? 1 : undefined;
  return value / floor;
}

/**
 * The slope of the straight line that lies nearest to some points (least squares): what one more
 * `x` adds to `y`.
 *
 * @throws Error when the points have fewer than two different `x`.
 */
export function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [centreX, centreY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const width = points.reduce((sum, { x }) => sum + (x - centreX) ** 2, 0);
  if (!(width > 0)) throw new Error('A slope needs at least two different sizes.');
  return points.reduce((sum, { x, y }) => sum + (x - centreX) * (y - centreY), 0) / width;
}
