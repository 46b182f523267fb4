import type { BuildTime } from './measure-build';
import type { Bytes } from './measure-bytes';
import type { PageSpeed } from './measure-lighthouse';

/** The results of the steps that were run. */
export interface BenchReport {
  /** ISO 8601. */
  readonly day: string;
  /** A description in one line. */
  readonly machine: string;
  readonly runs: number;
  readonly bytes?: Bytes;
  readonly lighthouse?: readonly PageSpeed[];
  readonly build?: readonly BuildTime[];
}

const decimals = (digits: number) => (value: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const whole = decimals(0);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}

export function markdownReport({
  day,
  machine,
  runs,
  bytes,
  lighthouse,
  build,
}: BenchReport): string {
  return [
    `Measured on ${day}: ${machine}.`,
    ...(bytes
      ? [
          '### What a page weighs',
          `Bytes of the HTML as sent (Brotli), and of the same HTML without script elements, be they code or data. Opening a dialog fetches ${whole(bytes.dialogs)} B more, once.`,
          table(
            ['Page', 'Bytes', 'Without scripts'],
            bytes.pages.map((page) => [page.path, whole(page.bytes), whole(page.withoutScripts)]),
          ),
        ]
      : []),
    ...(lighthouse
      ? [
          '### On a phone',
          `Lighthouse's mobile throttling in Chromium; medians of ${runs}. LCP is when the largest thing is painted, CLS how much moves, TBT how long the main thread is blocked.`,
          table(
            ['Page', 'LCP, ms', 'CLS', 'TBT, ms'],
            lighthouse.map(({ path, lcp, cls, tbt }) => [
              path,
              whole(lcp),
              decimals(3)(cls),
              whole(tbt),
            ]),
          ),
        ]
      : []),
    ...(build
      ? [
          '### How long a build takes',
          '`npm run build` in a copy of the project, once each.',
          table(
            ['Build', 'Pages', 'Seconds'],
            build.map(({ label, pages, seconds }) => [label, whole(pages), whole(seconds)]),
          ),
        ]
      : []),
  ].join('\n\n');
}

const start = '<!-- bench:start: written by npm run bench -- --docs -->';
const end = '<!-- bench:end -->';

/**
 * Puts the report between the two markers of a document.
 *
 * @throws Error if the document does not have each marker once.
 */
export function withReport(document: string, report: BenchReport): string {
  const parts = document.split(start);
  const after = parts[1]?.split(end);
  if (parts.length !== 2 || after?.length !== 2) {
    throw new Error(`The document must have the lines "${start}" and "${end}" once each.`);
  }
  return `${parts[0]}${start}\n\n${markdownReport(report)}\n\n${end}${after[1]}`;
}
