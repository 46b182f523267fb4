import { namespaces } from '../../src/content/routes';
import { escapeHtml, htmlPage } from '../html-page';
import { type Count, type Progress, percent, progressOf } from './status';
import type { Text } from './texts';
import type { Workshop } from './workshop';

/** A cell of a table; a share is a number of percent, and has a bar beside it. */
type Cell = string | { readonly share: number };

interface Section {
  readonly title: string;
  readonly note: string;
  /** The first column names the rows. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: Cell[]])[];
}

/** States, best first. */
const shown = ['reviewed', 'draft', 'stale', 'missing'] as const;

/** How many of the longest texts are listed. */
const longestCount = 20;

const whole = (value: number): string => new Intl.NumberFormat('en-GB').format(value);

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; }
section { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid; text-align: end; font-variant-numeric: tabular-nums; }
th:first-child { text-align: start; }
meter { width: 4rem; }
`;

/** A page that says how far each language is; it needs nothing but itself. */
export function progressReport(workshop: Workshop, day: string): string {
  const progress = progressOf(workshop);
  const title = `Translations on ${day}`;
  const sections = [languageSection(progress), pageSection(progress), longestSection(workshop)];
  const body = `<main>
<h1>${title}</h1>
<p>Draft: translated, and read by nobody yet. Stale: the English text has changed since. Words are those of the English texts.</p>
${sections.map(sectionHtml).join('\n')}
</main>`;
  return htmlPage({ title, style, body });
}

function sectionHtml({ title, note, head, rows }: Section, index: number): string {
  const columns = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const cellHtml = (cell: Cell) =>
    typeof cell === 'string'
      ? `<td>${escapeHtml(cell)}</td>`
      : `<td>${cell.share}\u00A0% <meter value="${cell.share}" max="100" aria-hidden="true"></meter></td>`;
  const lines = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map(cellHtml).join('')}</tr>`,
  );
  // Scrolls on its own where it is too wide, and can be scrolled with the keys.
  return `<section aria-labelledby="section-${index}" tabindex="0">
<h2 id="section-${index}">${title}</h2>
<p>${note}</p>
<table>
<thead><tr>${columns}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</section>`;
}

/** Everything that says what English says today. */
const translated = ({ states: { reviewed, draft } }: Progress): Count => ({
  texts: reviewed.texts + draft.texts,
  words: reviewed.words + draft.words,
});

const translatedShare = (progress: Progress): Cell => ({
  share: percent(translated(progress), progress.total),
});

const nameOf = ({ tag, endonym }: Progress): string => `${endonym} (${tag})`;

function languageSection(progress: readonly Progress[]): Section {
  return {
    title: 'Languages',
    note: 'How many words of each language are reviewed, draft, stale and missing.',
    head: ['language', ...shown.map((state) => `${state}, words`), 'translated', 'reviewed'],
    rows: progress
      .filter(({ namespace }) => namespace === 'all')
      .map((all) => [
        nameOf(all),
        ...shown.map((state) => whole(all.states[state].words)),
        translatedShare(all),
        { share: percent(all.states.reviewed, all.total) },
      ]),
  };
}

function pageSection(progress: readonly Progress[]): Section {
  return {
    title: 'Languages and pages',
    note: 'How much of each page a language says as English says it today, reviewed or not; stale and missing texts do not count.',
    head: ['language', ...namespaces],
    rows: progress
      .filter(({ namespace }) => namespace === 'all')
      .map((all) => [
        nameOf(all),
        ...progress
          .filter(({ tag, namespace }) => tag === all.tag && namespace !== 'all')
          .map(translatedShare),
      ]),
  };
}

function longestSection({ translations }: Workshop): Section {
  const length = (text: string) => [...text].length;
  const growth = ({ english, translation = '' }: Text) => length(translation) / length(english);
  const texts = translations
    .flatMap(({ language, texts: all }) => all.map((text) => ({ tag: language.tag, text })))
    // Of a word or two, a second one is no news; of a paragraph, it is lost among the others.
    .filter(({ text }) => text.translation !== undefined && length(text.english) >= 8)
    .filter(({ text }) => length(text.english) <= 80)
    .sort((one, other) => growth(other.text) - growth(one.text))
    .slice(0, longestCount);
  return {
    title: 'The longest texts',
    note: 'Labels, headings and short sentences that have grown most from English: look whether they still fit.',
    head: ['text', 'characters', 'in English', 'ratio'],
    rows: texts.map(({ tag, text }) => [
      `${tag} ${text.id}`,
      whole(length(text.translation ?? '')),
      whole(length(text.english)),
      growth(text).toFixed(2),
    ]),
  };
}
