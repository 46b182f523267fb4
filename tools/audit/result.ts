import type { RouteId } from '../../src/content/routes';
import type { Fault, Subject } from './check';

/** A fault with its picture, as it goes into the reports. */
export interface Found extends Fault {
  /** File name beside the report. */
  readonly picture?: string;
}

/** One thing that was looked at on one page. */
export interface Outcome {
  /** `axe`, or the id of a check or comparison. */
  readonly subject: string;
  /** The state it was looked at in, if there are several: `contact, 320 px, dark`. */
  readonly state?: string;
  readonly faults: readonly Found[];
}

/** Everything about one page. */
export interface PageResult {
  readonly route: RouteId;
  readonly tag: string;
  readonly path: string;
  readonly seconds: number;
  readonly outcomes: readonly Outcome[];
  /** What the comparisons took, by their ids. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** What `reports/accessibility/report.json` holds. */
export interface AuditResult {
  /** ISO 8601. */
  readonly date: string;
  /** The address of a deployed site; nothing for the one built here. */
  readonly url?: string;
  readonly browser: string;
  readonly axeVersion: string;
  readonly axeRules: number;
  /** What was looked for, axe first. */
  readonly subjects: readonly Subject[];
  readonly states: number;
  readonly planned: number;
  readonly seconds: number;
  readonly pages: readonly PageResult[];
  /** Faults of no page in particular, such as a judgement that nothing needs any more. */
  readonly others: readonly string[];
  /** Why the audit ended before it was done. */
  readonly stopped?: string;
}

/** Every fault of an audit. */
export function faultsIn({ pages, others }: AuditResult): number {
  const found = pages.flatMap(({ outcomes }) => outcomes.flatMap(({ faults }) => faults));
  return found.length + others.length;
}
