import record from './accessibility-audit.json';
import type { IsoDate } from './legal/structure';

/** The file of the record, as a path from the root of the repository. */
export const auditFile = 'src/content/accessibility-audit.json';

/** Scope and result of the last recorded audit; `npm run test:a11y -- --record` writes it. */
export interface AccessibilityAudit {
  readonly date: IsoDate;
  /** Each language version counts as one page. */
  readonly pages: number;
  readonly languages: number;
  /** A page in one theme, at one width, and either as it is, with a dialog open or without scripts. */
  readonly states: number;
  readonly axeVersion: string;
  readonly axeRules: number;
  /** Our own checks, in addition to axe. */
  readonly checks: number;
  /** Always 0: the build refuses any other record. */
  readonly violations: 0;
}

/**
 * The record, which is validated before each build. This file must not have the same name as the
 * JSON file, or webpack would load that instead.
 */
export const accessibilityAudit: AccessibilityAudit = {
  ...record,
  date: record.date as IsoDate,
  violations: record.violations as 0,
};
