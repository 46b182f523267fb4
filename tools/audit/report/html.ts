import { languages } from '../../../src/content/languages';
import { htmlPage } from '../../html-page';
import { escapeHtml } from '../../html-text';
import type { Subject } from '../check';
import { type AuditResult, faultsIn, type Outcome, type PageResult } from '../result';
import { reportStyle } from './style';

const many = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

const faultCount = (outcomes: readonly Outcome[]) =>
  outcomes.reduce((sum, { faults }) => sum + faults.length, 0);

const endonym = (tag: string) => languages.find((language) => language.tag === tag)?.endonym ?? tag;

const anchor = ({ path }: PageResult) => `page${path.replaceAll('/', '-')}`;

/** A mark that does not depend on its colour. */
function verdict(faults: number): string {
  return faults === 0
    ? '<span class="good">passed</span>'
    : `<span class="bad">${many(faults, 'fault', 'faults')}</span>`;
}

function overview(result: AuditResult): string {
  const tags = [...new Set(result.pages.map(({ tag }) => tag))];
  const routes = [...new Set(result.pages.map(({ route }) => route))];
  const cell = (page: PageResult | undefined) =>
    page
      ? `<td><a href="#${anchor(page)}">${verdict(faultCount(page.outcomes))}</a></td>`
      : '<td>not reached</td>';
  const rows = tags.map(
    (tag) =>
      `<tr><th scope="row" lang="${tag}">${escapeHtml(endonym(tag))}</th>${routes.map((route) => cell(result.pages.find((page) => page.route === route && page.tag === tag))).join('')}</tr>`,
  );
  return `<div class="wide" role="region" aria-labelledby="overview" tabindex="0"><table>
<caption id="overview">Pages by language</caption>
<thead><tr><th scope="col">Language</th>${routes.map((route) => `<th scope="col">${escapeHtml(route)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

function subjectTable(result: AuditResult): string {
  const rows = result.subjects.map(({ id, title, criteria }) => {
    const outcomes = result.pages.flatMap(({ outcomes }) =>
      outcomes.filter(({ subject }) => subject === id),
    );
    return `<tr><th scope="row">${escapeHtml(title)} <small>(${escapeHtml(id)})</small></th><td>${criteria.join(', ') || '–'}</td><td>${outcomes.length}</td><td>${verdict(faultCount(outcomes))}</td></tr>`;
  });
  return `<div class="wide" role="region" aria-labelledby="subjects" tabindex="0"><table>
<caption id="subjects">What was looked for</caption>
<thead><tr><th scope="col">Behaviour</th><th scope="col">WCAG 2.2</th><th scope="col">Times looked</th><th scope="col">Result</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

function failure({ state, faults }: Outcome, { title }: Subject): string {
  const items = faults.map(
    ({ text, selector, picture }) =>
      `<li>${escapeHtml(text)}${selector ? `<br><code>${escapeHtml(selector)}</code>` : ''}${picture ? `<br><a href="${picture}"><img src="${picture}" alt="The page at the moment of the fault: ${escapeHtml(text.slice(0, 80))}" loading="lazy"></a>` : ''}</li>`,
  );
  return `<h4>${escapeHtml(title)}${state ? `: ${escapeHtml(state)}` : ''}</h4><ul>${items.join('\n')}</ul>`;
}

function pageSection(page: PageResult, subjects: readonly Subject[]): string {
  const faults = faultCount(page.outcomes);
  const failures = subjects.flatMap((subject) =>
    page.outcomes
      .filter((outcome) => outcome.subject === subject.id && outcome.faults.length > 0)
      .map((outcome) => failure(outcome, subject)),
  );
  const looked = subjects.flatMap(({ id, title }) => {
    const times = page.outcomes.filter(({ subject }) => subject === id);
    const states = times.flatMap(({ state }) => state ?? []);
    return times.length > 0
      ? [
          `<li>${escapeHtml(title)}${states.length > 0 ? ` (${many(states.length, 'state', 'states')}: ${states.join('; ')})` : ''}</li>`,
        ]
      : [];
  });
  return `<section aria-labelledby="${anchor(page)}">
<h3 id="${anchor(page)}">${escapeHtml(page.path)}: ${verdict(faults)}</h3>
${failures.join('\n')}
<details><summary>What was looked at on ${escapeHtml(page.path)}</summary><ul>${looked.join('')}</ul></details>
</section>`;
}

function languageSection(tag: string, result: AuditResult): string {
  const pages = result.pages.filter((page) => page.tag === tag);
  return `<section aria-labelledby="language-${tag}"><h2 id="language-${tag}" lang="${tag}">${escapeHtml(endonym(tag))}</h2>
${pages.map((page) => pageSection(page, result.subjects)).join('\n')}</section>`;
}

/** The report for people, as a page that needs nothing but itself and its pictures. */
export function htmlReport(result: AuditResult): string {
  const faults = faultsIn(result);
  const tags = [...new Set(result.pages.map(({ tag }) => tag))];
  const outcome =
    result.stopped ??
    (faults === 0 ? 'No fault was found.' : `${many(faults, 'fault was', 'faults were')} found.`);
  const others = result.others.map((text) => `<li>${escapeHtml(text)}</li>`);
  const body = `<header><p>Accessibility audit of <time datetime="${result.date}">${result.date}</time></p></header>
<main>
<h1>${escapeHtml(outcome)}</h1>
<p>${many(result.pages.length, 'page', 'pages')} of ${result.planned} ${result.url ? `on ${escapeHtml(result.url)}` : 'of the site as it was built here'} were opened in ${escapeHtml(result.browser)}, in ${many(result.states, 'state', 'states')} altogether: light and dark, narrow and wide, as they are, with each dialog open, and without JavaScript. In each state axe-core ${result.axeVersion} applied its ${result.axeRules} rules. Then ${result.subjects.length - 1} checks of our own looked for what axe cannot see; for each there is a page in the repository that it must find fault with. All took ${many(Math.round(result.seconds), 'second', 'seconds')}.</p>
${others.length > 0 ? `<h2>What is wrong on no page in particular</h2><ul>${others.join('')}</ul>` : ''}
${overview(result)}
${subjectTable(result)}
${tags.map((tag) => languageSection(tag, result)).join('\n')}
</main>`;
  return htmlPage({
    title: `Accessibility audit of ${result.date}: ${outcome}`,
    style: reportStyle,
    body,
  });
}
