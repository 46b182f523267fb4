import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AuditResult, faultsIn } from './result';

/** The figures that the accessibility statement shows; part of the repository. */
export const recordFile = path.join('src', 'content', 'accessibility-audit.json');

/**
 * Writes the figures of an audit for the accessibility statement.
 *
 * @throws Error when the audit found fault: the statement must not say less than the truth.
 */
export async function writeRecord(result: AuditResult): Promise<void> {
  const violations = faultsIn(result);
  if (violations > 0 || result.stopped) {
    throw new Error(
      `${recordFile} stays as it is: only an audit without faults that came to its end is recorded.`,
    );
  }
  const record = {
    date: result.date,
    pages: result.pages.length,
    languages: new Set(result.pages.map(({ tag }) => tag)).size,
    states: result.states,
    axeVersion: result.axeVersion,
    axeRules: result.axeRules,
    checks: result.subjects.length - 1,
    violations,
  };
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
