import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { runCommand } from '../run-command';
import { measureBuild } from './measure-build';
import { measureBytes } from './measure-bytes';
import { measureLighthouse } from './measure-lighthouse';
import { readOptions } from './options';
import { type BenchReport, markdownReport, withReport } from './report';

const reportFile = path.join('reports', 'bench.json');
const docsFile = path.join('docs', 'performance.md');

/** On standard error, because standard output is for the tables. */
const log = (line: string) => console.error(line);

/** Without the name of the machine or its folders, because reports are published. */
function machine(): string {
  const processor = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  return `${processor}, ${memory}, Node ${process.versions.node}`;
}

async function main(): Promise<void> {
  const { only, runs, docs } = readOptions(process.argv.slice(2));
  const steps = {
    bytes: measureBytes,
    lighthouse: () => measureLighthouse(runs, log),
    build: () => measureBuild(log),
  };
  const results: Record<string, unknown> = {};
  for (const step of only) {
    log(step);
    results[step] = await steps[step]();
  }
  const day = new Date().toISOString().slice(0, 10);
  const report: BenchReport = { day, machine: machine(), runs, ...results };
  console.log(markdownReport(report));
  await mkdir(path.dirname(reportFile), { recursive: true });
  await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  if (docs) await writeFile(docsFile, withReport(await readFile(docsFile, 'utf8'), report));
}

runCommand(main);
