import { machineLine } from './machine';
import type { BenchReport } from './report';
import type { Section } from './section';
import { sections } from './sections';

/** Pads every cell of a column to the same width, so that the table can be read as plain text too. */
function table({ head, rows }: Section): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) =>
    Math.max(4, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first = [], ...others] = lines;
  return [line(first), line(rule), ...others.map(line)].join('\n');
}

/** The report as Markdown: for the terminal, and for docs/performance.md. */
export function markdownReport(report: BenchReport): string {
  const parts = sections(report).map((section) =>
    [`### ${section.title}`, section.note, table(section)].join('\n\n'),
  );
  const failures = report.failures.map(({ step, message }) => `- ${step} failed: ${message}`);
  return [
    `Measured on ${report.day}: ${machineLine(report.machine)}.`,
    ...(failures.length > 0 ? [failures.join('\n')] : []),
    ...parts,
  ].join('\n\n');
}

const start = '<!-- bench:start: written by npm run bench -- --docs -->';
const end = '<!-- bench:end -->';

/**
 * A document with the report between its two markers.
 *
 * @throws Error when the document does not have each marker once.
 */
export function withReport(document: string, report: BenchReport): string {
  const parts = document.split(start);
  const after = parts[1]?.split(end);
  if (parts.length !== 2 || after?.length !== 2) {
    throw new Error(`The document must have the lines "${start}" and "${end}" once each.`);
  }
  return `${parts[0]}${start}\n\n${markdownReport(report)}\n\n${end}${after[1]}`;
}
