import type { Machine } from './machine';
import type { Spread } from './statistics';

/** The same thing measured on the site and on its floor: the same HTML without its scripts. */
export interface Beside {
  readonly site: Spread;
  readonly floor: Spread;
}

/** What one page weighs, in bytes as sent (brotli 11). */
export interface PageBytes {
  readonly path: string;
  readonly site: number;
  readonly floor: number;
  /** Paths of the requests that Chromium makes to show the page, the page itself first. */
  readonly requests: readonly string[];
  /** Paths of what Chromium asks for beside it: icon and speculation rules. */
  readonly aside: readonly string[];
}

export interface BytesResult {
  readonly pages: readonly PageBytes[];
  /** Everything that opening a dialog fetches, in bytes as sent. */
  readonly dialogs: number;
}

/** One page under Lighthouse's mobile throttling; times in milliseconds. */
export interface PageSpeed {
  readonly path: string;
  readonly lcp: Beside;
  readonly cls: Beside;
  readonly tbt: Beside;
}

/** Milliseconds from a click without earlier intent to the open dialog. */
export interface DialogSpeed {
  readonly path: string;
  readonly network: 'fast' | 'slow';
  readonly cache: 'cold' | 'warm';
  /** The floor is the plain version of the dialog, which the browser opens by itself. */
  readonly time: Beside;
}

/** Seconds that a build takes. */
export interface BuildResult {
  readonly cold: number;
  readonly warm: number;
  readonly pages: number;
  /** Cold builds with synthetic languages. */
  readonly synthetic: readonly {
    readonly languages: number;
    readonly pages: number;
    readonly seconds: number;
  }[];
  /** What one more page adds, in seconds; nothing when there was but one size. */
  readonly perPage?: number;
}

/** What nginx answers to a load generator. */
export interface PageLoad {
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second. */
  readonly site: number;
  readonly floor: number;
  /** Milliseconds within which 99 of 100 answers of the site came. */
  readonly p99: number;
}

/** The steps of a bench, in the order in which they run. */
export const stepNames = ['bytes', 'lighthouse', 'dialog', 'build', 'load'] as const;

export type StepName = (typeof stepNames)[number];

export interface StepResults {
  readonly bytes: BytesResult;
  readonly lighthouse: readonly PageSpeed[];
  readonly dialog: readonly DialogSpeed[];
  readonly build: BuildResult;
  readonly load: readonly PageLoad[];
}

/** A step that came to nothing. */
export interface Failure {
  readonly step: StepName;
  readonly message: string;
}

/** Everything that one run of the bench found out; what `reports/bench.json` holds. */
export interface BenchReport {
  /** Day of the run, ISO 8601. */
  readonly day: string;
  readonly machine: Machine;
  readonly runs: number;
  readonly results: Partial<StepResults>;
  readonly failures: readonly Failure[];
}
