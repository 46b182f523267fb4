import record from './accessibility-audit.json';
import type { IsoDate } from './legal/structure';

/** What the last recorded audit looked at and found; `npm run test:a11y -- --record` writes it. */
export interface AccessibilityAudit {
  readonly date: IsoDate;
  /** Each language version counts as one page. */
  readonly pages: number;
  readonly languages: number;
  /** A page in one theme, at one width, plain or with one dialog open or without scripts. */
  readonly states: number;
  readonly axeVersion: string;
  readonly axeRules: number;
  /** Checks of our own beside axe. */
  readonly checks: number;
  /** None: the build takes no record that has some. */
  readonly violations: 0;
}

/**
 * The record, as validated before each build. This file must not be named like it: webpack would
 * take the JSON for it.
 */
export const accessibilityAudit: AccessibilityAudit = {
  ...record,
  date: record.date as IsoDate,
  violations: record.violations as 0,
};
