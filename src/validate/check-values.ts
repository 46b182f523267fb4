import type { Issue } from '../i18n/check/issue';

/** Numbers that may be 0; all others are counted from 1. */
const mayBeZero = ['monthly', 'violations'];

function issueOf(name: string, value: unknown): string | undefined {
  if (typeof value === 'number') {
    const min = mayBeZero.includes(name) ? 0 : 1;
    const isCount = Number.isSafeInteger(value) && value >= min;
    return isCount ? undefined : `is ${value}, but must be a whole number, at least ${min}.`;
  }
  const isEmpty =
    typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && !value[0];
  return isEmpty ? 'is empty.' : undefined;
}

/**
 * Finds in facts, at any depth, numbers that are not whole or too small, and empty texts and lists: a
 * price in pounds, a period of no days.
 */
export function checkValues(file: string, facts: object, path = ''): readonly Issue[] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    const key = `${path}${name}`;
    const message = issueOf(name, value);
    if (message) return [{ file, key, message }];
    return typeof value === 'object' && value !== null ? checkValues(file, value, `${key}.`) : [];
  });
}
