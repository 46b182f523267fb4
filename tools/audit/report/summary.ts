import { type AuditResult, faultsIn } from '../result';

/** More lines than this are better read in the report. */
const mostLines = 40;

/** The result for the terminal: what failed where, then the figures. */
export function summary(result: AuditResult): string {
  const lines = result.pages.flatMap(({ path, outcomes }) =>
    outcomes.flatMap(({ subject, state, faults }) =>
      faults.map(
        ({ text, selector }) =>
          `${path} · ${subject}${state ? ` (${state})` : ''}: ${text}${selector ? ` [${selector}]` : ''}`,
      ),
    ),
  );
  const all = [...lines, ...result.others];
  const more = all.length > mostLines ? [`… and ${all.length - mostLines} more.`] : [];
  const languages = new Set(result.pages.map(({ tag }) => tag)).size;
  const figures = [
    `${result.pages.length} of ${result.planned} pages in ${languages} languages`,
    `${result.states} states`,
    `${result.axeRules} rules of axe-core ${result.axeVersion}`,
    `${result.subjects.length - 1} checks of our own`,
    `${faultsIn(result)} faults`,
    `${Math.round(result.seconds)} s`,
  ];
  return [
    ...all.slice(0, mostLines),
    ...more,
    `${figures.join(', ')}.`,
    ...(result.stopped ? [result.stopped] : []),
  ].join('\n');
}
