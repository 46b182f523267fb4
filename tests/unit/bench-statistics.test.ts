import { median, ratio, slope, spread } from '../../tools/bench/statistics';

describe('The median', () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[10, 1], 5.5],
    [[4, 1, 3, 2], 2.5],
    [[100, 9, 20], 20],
    [[0, 0, 0.5], 0],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it.each([
    [[], 'There is no median of nothing.'],
    [[1, Number.NaN], 'NaN was measured, which is no number.'],
    [[Number.POSITIVE_INFINITY], 'Infinity was measured, which is no number.'],
  ])('of %j is an error', (values, message) => {
    expect(() => median(values)).toThrow(message);
  });
});

it('A spread is the median with the extremes', () => {
  expect(spread([5, 1, 9, 2])).toEqual({ median: 3.5, min: 1, max: 9 });
});

describe('The ratio', () => {
  it.each([
    [11, 10, 1.1],
    [0, 10, 0],
    [0, 0, 1],
    [3, 0, undefined],
  ])('of %d to a floor of %d is %p', (value, floor, expected) => {
    expect(ratio(value, floor)).toBe(expected);
  });
});

describe('The slope', () => {
  it.each<[points: [number, number][], expected: number]>([
    [
      [
        [0, 1],
        [10, 21],
      ],
      2,
    ],
    [
      [
        [1, 5],
        [2, 5],
        [3, 5],
      ],
      0,
    ],
    [
      [
        [0, 0],
        [1, 2],
        [2, 1],
      ],
      0.5,
    ],
  ])('of %j is %d', (points, expected) => {
    expect(slope(points.map(([x, y]) => ({ x, y })))).toBeCloseTo(expected, 10);
  });

  it.each<[points: [number, number][]]>([
    [[]],
    [[[1, 1]]],
    [
      [
        [2, 1],
        [2, 5],
      ],
    ],
  ])('of %j is an error', (points) => {
    expect(() => slope(points.map(([x, y]) => ({ x, y })))).toThrow(
      'A slope needs at least two different sizes.',
    );
  });
});
