import { reportPage } from '../report-page';
import { machineLine } from './machine';
import type { BenchReport } from './report';
import { sections } from './sections';

/** The report as a page that needs nothing but itself. */
export function htmlReport(report: BenchReport): string {
  return reportPage({
    title: `Bench of ${report.day}`,
    introduction: [
      `${machineLine(report.machine)}.`,
      'Everything stands beside its floor: the same HTML without its scripts, on the same server.',
    ],
    failures: report.failures.map(({ step, message }) => `${step} failed: ${message}`),
    sections: sections(report),
  });
}
