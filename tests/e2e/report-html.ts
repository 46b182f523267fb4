import { escapeHtml, htmlPage } from '../../tools/html-page';
import { axeRules, axeVersion } from './a11y/axe';
import { subjects } from './a11y/checks';
import type { PageResult } from './a11y/result';

/** Something wrong, with what the report says about it. */
export interface Issue {
  readonly where: string;
  readonly what: string;
  /** CSS selector of the element. */
  readonly selector?: string | undefined;
  /** File of the picture, next to the report. */
  readonly picture?: string | undefined;
  /** What to do. */
  readonly remedy: string;
}

/** The content of the report. */
export interface Report {
  readonly pages: readonly PageResult[];
  readonly issues: readonly Issue[];
  /** The tests that are not accessibility checks. */
  readonly tests: readonly { readonly what: string; readonly isGood: boolean }[];
  readonly total: number;
  readonly seconds: number;
  readonly status: string;
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-width: 70rem; }
p, li { max-width: 70ch; }
.wide { overflow-x: auto; margin-block: 1.5rem; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; }
th, td { padding: 0.35rem 0.75rem; border: 1px solid; text-align: start; }
code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
img { max-width: min(100%, 40rem); border: 1px solid; }
`;

const count = (page: PageResult | undefined, subject?: string) =>
  (page?.outcomes ?? [])
    .filter((outcome) => subject === undefined || outcome.subject === subject)
    .reduce((sum, { issues }) => sum + issues.length, 0);

/** Does not depend on colour. */
const outcomeOf = (issues: number) =>
  issues === 0 ? '✓ passed' : `✗ <strong>${issues} wrong</strong>`;

function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption>
<thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>`;
}

function issueHtml({ where, what, selector, picture, remedy }: Issue): string {
  return `<li><h3>${escapeHtml(where)}</h3><pre>${escapeHtml(what)}</pre>
${selector ? `<p>Element: <code>${escapeHtml(selector)}</code></p>` : ''}
<p>What to do: ${escapeHtml(remedy)}</p>
${picture ? `<a href="${picture}"><img src="${picture}" alt="The page at that moment" loading="lazy"></a>` : ''}</li>`;
}

function accessibility(pages: readonly PageResult[]): string {
  const routes = [...new Set(pages.map(({ route }) => route))];
  const tags = [...new Set(pages.map(({ tag }) => tag))];
  const cell = (tag: string, route: string) => {
    const page = pages.find((each) => each.tag === tag && each.route === route);
    return page ? `${outcomeOf(count(page))}, ${page.states} states` : 'not opened';
  };
  const rows = tags.map((tag) => [tag, ...routes.map((route) => cell(tag, route))]);
  const results = subjects.map(({ id, title, criteria }) => [
    `${escapeHtml(title)} <small>(${id})</small>`,
    criteria.join(', ') || '–',
    String(
      pages.flatMap(({ outcomes }) => outcomes).filter(({ subject }) => subject === id).length,
    ),
    outcomeOf(pages.reduce((sum, page) => sum + count(page, id), 0)),
  ]);
  return `<h2>Accessibility</h2>
<p>A state of a page is light or dark, narrow or wide, and as loaded, with a dialog open or without JavaScript. In each state axe-core ${axeVersion} ran its rules (${axeRules.length} in all). For each of our own checks, the repository has a page with an issue that the check must find.</p>
${table('Pages by language', ['Language', ...routes], rows)}
${table('Checks', ['Behaviour', 'WCAG 2.2', 'Times checked', 'Result'], results)}`;
}

/** The report as a page without external resources, except its pictures. */
export function reportHtml({ pages, issues, tests, total, seconds, status }: Report): string {
  const outcome = issues.length === 0 ? 'Nothing is wrong' : `Wrong: ${issues.length}`;
  const end = ['passed', 'failed'].includes(status) ? '' : ' The run was not completed.';
  const items = tests.map(
    ({ what, isGood }) => `<li>${isGood ? '✓' : '✗'} ${escapeHtml(what)}</li>`,
  );
  const body = `<main><h1>${outcome}</h1>
<p>${total} tests of the site in Chromium took ${seconds} seconds.${end}</p>
${issues.length > 0 ? `<h2>What is wrong</h2><ol>${issues.map(issueHtml).join('\n')}</ol>` : ''}
${pages.length > 0 ? accessibility(pages) : ''}
${items.length > 0 ? `<h2>Behaviour</h2><ul>${items.join('\n')}</ul>` : ''}</main>`;
  return htmlPage({ title: `The site in a browser: ${outcome}`, style, body });
}
