import Table from 'cli-table3';
import picocolors from 'picocolors';
import { formatFinding } from '../../src/i18n/check/finding';
import type { ImportPlan } from './import-plan';
import type { LocaleFinding } from './locale-finding';
import { type Progress, percent } from './status';

/** Colour on a terminal only: by itself the library also colours what CI writes into a file. */
export const colours = picocolors.createColors(
  process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
);

/** A finding with both texts below it. */
export function printedFinding({ english, translation, ...finding }: LocaleFinding): string {
  return [
    formatFinding(finding),
    ...(english === undefined ? [] : [colours.dim(`    English:     ${english}`)]),
    ...(translation === undefined ? [] : [colours.dim(`    Translation: ${translation}`)]),
  ].join('\n');
}

/** How many findings there are of each kind. */
export function printedSum(findings: readonly LocaleFinding[]): string {
  if (findings.length === 0) return colours.green('Nothing to mend.');
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const counts = rules.map(
    (rule) => `${findings.filter((one) => one.rule === rule).length} ${rule}`,
  );
  return colours.red(`To mend: ${findings.length} (${counts.join(', ')}).`);
}

/** The progress of some languages as a table: texts that need somebody, words and percent. */
export function printedProgress(progress: readonly Progress[]): string {
  const table = new Table({
    head: ['language', 'file', 'words', 'translated', 'reviewed', 'draft', 'stale', 'missing'],
    colAligns: ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  for (const { tag, namespace, states, total } of progress) {
    const { reviewed, draft, stale, missing } = states;
    const all = { texts: 0, words: total.words - missing.words };
    const share = (part: { texts: number; words: number }) =>
      `${part.words} (${percent(part, total)} %)`;
    const line = [
      tag,
      namespace,
      total.words,
      ...[all, reviewed, draft, stale, missing].map(share),
    ];
    table.push(namespace === 'all' ? line.map((cell) => colours.bold(String(cell))) : line);
  }
  return table.toString();
}

/** What an import does, and each row that it refuses. */
export function printedPlan(
  { tag, accepted, refused, unchanged }: ImportPlan,
  isWritten: boolean,
): string {
  const reviewed = accepted.filter(({ state }) => state === 'reviewed').length;
  return [
    ...refused.map(({ place, id, reason }) => `${place} ${id}: ${reason}`),
    `${tag}: ${accepted.length} ${isWritten ? 'taken in' : 'to take in'} (${reviewed} reviewed), ${unchanged} bring nothing new, ${refused.length} refused.`,
  ].join('\n');
}
