import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runCommand } from '../run-command';
import { type AuditResult, faultsIn } from './result';

const reportsDir = path.join('reports', 'accessibility');

async function writeReports(result: AuditResult): Promise<void> {
  const { htmlReport } = await import('./report/html');
  const { junitReport } = await import('./report/junit');
  const reports = {
    'index.html': htmlReport(result),
    'report.json': `${JSON.stringify(result, null, 2)}\n`,
    'junit.xml': junitReport(result),
  };
  await mkdir(reportsDir, { recursive: true });
  for (const [name, text] of Object.entries(reports)) {
    await writeFile(path.join(reportsDir, name), text);
  }
}

async function main(): Promise<void> {
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { readOptions } = await import('./options');
  const options = readOptions(process.argv.slice(2), availableParallelism());
  const { audit } = await import('./audit');
  const { summary } = await import('./report/summary');
  const pictures = path.join(reportsDir, 'pictures');
  await rm(pictures, { recursive: true, force: true });
  const result = await audit(options, pictures);
  await writeReports(result);
  console.log(summary(result));
  console.log(
    `Written: ${path.join(reportsDir, 'index.html')}, report.json and junit.xml beside it.`,
  );
  if (faultsIn(result) > 0 || result.stopped) process.exitCode = 1;
  if (options.record) {
    const { writeRecord } = await import('./record');
    await writeRecord(result);
  }
}

runCommand(main);
