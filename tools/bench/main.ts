import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endOnSignals } from '../end-on-signals';
import { runCommand } from '../run-command';
import { htmlReport } from './html-report';
import { markdownReport, withReport } from './markdown';
import { readOptions } from './options';
import type { BenchReport } from './report';

const reportsDir = 'reports';
const docsFile = path.join('docs', 'performance.md');

/** Progress, apart from the table on standard output. */
const say = (line: string) => console.error(line);

async function writeReports(report: BenchReport, docs: boolean): Promise<void> {
  const json = path.join(reportsDir, 'bench.json');
  const html = path.join(reportsDir, 'bench', 'index.html');
  await mkdir(path.dirname(html), { recursive: true });
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(html, htmlReport(report));
  say(`Written: ${json}, ${html}.`);
  if (!docs) return;
  if (report.failures.length > 0) {
    say(`${docsFile} stays as it is, because not every step succeeded.`);
    return;
  }
  await writeFile(docsFile, withReport(await readFile(docsFile, 'utf8'), report));
  say(`Written: ${docsFile}.`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { bench } = await import('./bench');
  const report = await bench(options, say);
  console.log(markdownReport(report));
  await writeReports(report, options.docs);
  if (report.failures.length > 0) process.exitCode = 1;
}

endOnSignals();

runCommand(main);
