import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { axeRules, axeVersion } from './a11y/axe';
import { subjects } from './a11y/checks';
import type { PageResult } from './a11y/result';

/** The figures that the accessibility statement shows; part of the repository. */
const recordFile = path.join('src', 'content', 'accessibility-audit.json');

/**
 * Writes the figures of an audit of everything for the accessibility statement, unless it found
 * issues: the statement must not say less than the truth.
 */
export function writeRecord(pages: readonly PageResult[], isGood: boolean): void {
  if (!isGood) {
    console.error(`${recordFile} stays as it is: only an audit without issues is recorded.`);
    return;
  }
  const record = {
    date: new Date().toISOString().slice(0, 10),
    pages: pages.length,
    languages: new Set(pages.map(({ tag }) => tag)).size,
    states: pages.reduce((sum, { states }) => sum + states, 0),
    axeVersion,
    axeRules: axeRules.length,
    checks: subjects.length - 1,
    violations: 0,
  };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
