import type { Issue } from '../i18n/check/issue';

/** Numbers that may be 0; all others are counted from 1. */
const mayBeZero = ['monthly', 'violations'];

/**
 * Finds in facts, however deep, the numbers that are not whole or too small: a price in pounds, a
 * period of no days.
 */
export function checkNumbers(file: string, facts: object, path = ''): readonly Issue[] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    const key = `${path}${name}`;
    if (typeof value === 'object' && value !== null) return checkNumbers(file, value, `${key}.`);
    const min = mayBeZero.includes(name) ? 0 : 1;
    if (typeof value !== 'number' || (Number.isSafeInteger(value) && value >= min)) return [];
    return [{ file, key, message: `is ${value}, but must be a whole number, at least ${min}.` }];
  });
}
