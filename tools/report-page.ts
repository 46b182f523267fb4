import { barChart, type Chart } from './bar-chart';
import { escapeHtml, htmlPage } from './html-page';

/** One table of a report, and a chart of what matters most in it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** What was done, in a sentence or two. */
  readonly note: string;
  /** The first column names the rows. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly chart: Chart;
}

/** A report: a title, some sentences, and sections of a chart and a table each. */
export interface ReportPage {
  readonly title: string;
  readonly introduction: readonly string[];
  /** What failed; a report without failures has no such list. */
  readonly failures: readonly string[];
  readonly sections: readonly Section[];
}

const style = `
:root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --line: #767676; --first: #0b5fa5; --second: #8a5a00; --third: #a3293d; --fourth: #767676; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181a; --text: #f0f0f0; --line: #949494; --first: #6cb8ff; --second: #e0a83e; --third: #ff8f9c; --fourth: #949494; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
svg { width: 100%; height: auto; margin-block: 1rem; font: 12px system-ui, sans-serif; }
svg text { fill: currentColor; }
.bar-0 { fill: var(--first); }
.bar-1 { fill: var(--second); }
.bar-2 { fill: var(--third); }
.bar-3 { fill: var(--fourth); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid var(--line); text-align: end; font-variant-numeric: tabular-nums; }
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
export function reportPage({ title, introduction, failures, sections }: ReportPage): string {
  const failed = failures.map((failure) => `<li>${escapeHtml(failure)}</li>`);
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
${introduction.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
${failed.length > 0 ? `<h2>What failed</h2>\n<ul>\n${failed.join('\n')}\n</ul>\n` : ''}${sections.map(sectionHtml).join('\n')}
</main>`;
  return htmlPage({ title, style, body });
}
