import { escapeHtml } from '../html-text';
import { barChart } from './chart';
import { machineLine } from './machine';
import type { BenchReport } from './report';
import type { Section } from './section';
import { sections } from './sections';

const style = `
:root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --line: #767676; --site: #0b5fa5; --floor: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181a; --text: #f0f0f0; --line: #949494; --site: #6cb8ff; --floor: #e0a83e; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
svg { width: 100%; height: auto; margin-block: 1rem; font: 12px system-ui, sans-serif; }
svg text { fill: currentColor; }
.bar-0 { fill: var(--site); }
.bar-1 { fill: var(--floor); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
th, td { padding: 0.25rem 0.75rem; border: 1px solid var(--line); text-align: end; font-variant-numeric: tabular-nums; }
th:first-child { text-align: start; font-weight: normal; }
thead th, thead th:first-child { font-weight: bold; }
`;

function table({ id, title, head, rows }: Section): string {
  const columns = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const lines = rows.map(([first = '', ...cells]) => {
    const values = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${values}</tr>`;
  });
  // Scrolls on its own where it is too wide, and can be scrolled with the keys.
  return `<section class="wide" aria-labelledby="${id}-table" tabindex="0">
<table>
<caption id="${id}-table">${escapeHtml(title)}: the figures</caption>
<thead><tr>${columns}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</section>`;
}

function sectionHtml(section: Section): string {
  return `<section aria-labelledby="${section.id}">
<h2 id="${section.id}">${escapeHtml(section.title)}</h2>
<p>${escapeHtml(section.note.replaceAll('`', ''))}</p>
${barChart(section.chart, section.id)}
${table(section)}
</section>`;
}

/** The report as a page that needs nothing but itself. */
export function htmlReport(report: BenchReport): string {
  const failures = report.failures.map(
    ({ step, message }) => `<li>${escapeHtml(`${step} failed: ${message}`)}</li>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench of ${report.day}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Bench of ${report.day}</h1>
<p>${escapeHtml(machineLine(report.machine))}.</p>
<p>Everything stands beside its floor: the same HTML without its scripts, on the same server.</p>
${failures.length > 0 ? `<h2>What failed</h2>\n<ul>\n${failures.join('\n')}\n</ul>\n` : ''}${sections(report).map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}
