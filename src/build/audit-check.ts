import { parseDate } from '../content/calendar';
import type { AccessibilityAudit } from '../content/last-audit';
import type { IsoDate } from '../content/legal/structure';
import type { Finding } from '../i18n/check/finding';

/** The record of the last accessibility audit, from the root of the repository. */
export const auditFile = 'src/content/accessibility-audit.json';

/** Says what is wrong with a value, if anything is. */
type Rule = (value: unknown, today: IsoDate) => string | undefined;

const mustBe =
  (wanted: string, accepts: (value: unknown) => boolean): Rule =>
  (value) =>
    accepts(value) ? undefined : `must be ${wanted}, but is ${JSON.stringify(value)}`;

const count = mustBe(
  'a whole number, at least 1',
  (value) => Number.isSafeInteger(value) && Number(value) >= 1,
);

const rules: Readonly<Record<keyof AccessibilityAudit, Rule>> = {
  date: (value, today) => {
    try {
      parseDate('the day', value as IsoDate, parseDate('today', today));
      return undefined;
    } catch (error) {
      return `is no day of an audit: ${(error as Error).message}`;
    }
  },
  pages: count,
  languages: count,
  states: count,
  axeVersion: mustBe(
    'a version, such as "4.14.1"',
    (value) => typeof value === 'string' && /^\d+\.\d+\.\d+$/.test(value),
  ),
  axeRules: count,
  checks: count,
  violations: (value) =>
    value === 0 ? undefined : `must be 0, but is ${JSON.stringify(value)}: mend what was found`,
};

/**
 * Finds what is wrong with the record that the accessibility statement quotes. Gatsby builds
 * without looking at types and would print whatever stands there.
 *
 * @param text The text of the file, if it could be read.
 * @param today The audit must not be of a later day.
 */
export function checkAudit(text: string | undefined, today: IsoDate): readonly Finding[] {
  const finding = (fault: string, key?: string): Finding => ({
    file: auditFile,
    ...(key && { key }),
    message: `${fault}. Run "npm run test:a11y -- --record".`,
  });
  if (text === undefined) return [finding('cannot be read')];
  const record = parseObject(text);
  if (!record) return [finding('holds no JSON object')];
  return Object.entries(rules).flatMap(([key, rule]) => {
    const value = record[key];
    const fault = value === undefined ? 'is missing' : rule(value, today);
    return fault ? [finding(fault, key)] : [];
  });
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
