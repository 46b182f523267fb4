import { namespaces } from '../../src/content/routes';
import type { Bar } from '../bar-chart';
import { reportPage, type Section } from '../report-page';
import { type Count, type Progress, percent, progressOf } from './status';
import type { Text } from './texts';
import type { Workshop } from './workshop';

/** States in the order of the bars, best first. */
const shown = ['reviewed', 'draft', 'stale', 'missing'] as const;

/** How many of the longest texts are listed. */
const longestCount = 20;

const whole = (value: number): string => new Intl.NumberFormat('en-GB').format(value);

const share = (part: Count, all: Count): string => `${percent(part, all)}\u00A0%`;

/** A page that says how far each language is; it needs nothing but itself. */
export function progressReport(workshop: Workshop, day: string): string {
  const progress = progressOf(workshop);
  return reportPage({
    title: `Translations on ${day}`,
    introduction: [
      'Draft: translated, and read by nobody yet. Stale: the English text has changed since. Words are those of the English texts.',
    ],
    failures: [],
    sections: [
      languageSection(progress.filter(({ namespace }) => namespace === 'all')),
      pageSection(progress),
      longestSection(workshop),
    ],
  });
}

function languageSection(languages: readonly Progress[]): Section {
  return {
    id: 'languages',
    title: 'Languages',
    note: 'How many words of each language are reviewed, draft, stale and missing.',
    head: ['language', ...shown.map((state) => `${state}, words`), 'translated', 'reviewed'],
    rows: languages.map(({ tag, endonym, states, total }) => [
      `${endonym} (${tag})`,
      ...shown.map((state) => whole(states[state].words)),
      share(translated(states), total),
      share(states.reviewed, total),
    ]),
    chart: {
      title: 'Words of each language by state',
      groups: languages.map(({ tag, endonym, states }) => ({
        label: `${endonym} (${tag})`,
        bars: shown.map((name): Bar => {
          const { words } = states[name];
          return { name, value: words, text: whole(words) };
        }),
      })),
    },
  };
}

/** Everything that says what English says today. */
function translated(states: Progress['states']): Count {
  return {
    texts: states.reviewed.texts + states.draft.texts,
    words: states.reviewed.words + states.draft.words,
  };
}

function pageSection(progress: readonly Progress[]): Section {
  const tags = [...new Set(progress.map(({ tag }) => tag))];
  const cell = (tag: string, namespace: string) =>
    progress.find((one) => one.tag === tag && one.namespace === namespace);
  const shareOf = (tag: string, namespace: string): number => {
    const found = cell(tag, namespace);
    return found ? percent(translated(found.states), found.total) : 0;
  };
  return {
    id: 'pages',
    title: 'Languages and pages',
    note: 'How much of each page a language says as English says it today, reviewed or not; stale and missing texts do not count. The bars show the page that is furthest behind, the table all of them.',
    head: ['language', ...namespaces],
    rows: tags.map((tag) => [
      `${cell(tag, 'all')?.endonym} (${tag})`,
      ...namespaces.map((namespace) => `${shareOf(tag, namespace)}\u00A0%`),
    ]),
    chart: {
      title: 'The least translated page of each language',
      groups: tags.map((tag) => {
        const worst = [...namespaces].sort((one, other) => shareOf(tag, one) - shareOf(tag, other));
        const name = worst[0] ?? '';
        const value = shareOf(tag, name);
        return {
          label: `${cell(tag, 'all')?.endonym} (${tag})`,
          bars: [{ name, value, text: `${value}\u00A0%` }],
        };
      }),
    },
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
  const rows = texts.map(({ tag, text }) => ({
    label: `${tag} ${text.id}`,
    english: length(text.english),
    translation: length(text.translation ?? ''),
    ratio: growth(text).toFixed(2),
  }));
  return {
    id: 'longest',
    title: 'The longest texts',
    note: 'Labels, headings and short sentences that have grown most from English: look whether they still fit.',
    head: ['text', 'characters', 'in English', 'ratio'],
    rows: rows.map(({ label, english, translation, ratio }) => [
      label,
      whole(translation),
      whole(english),
      ratio,
    ]),
    chart: {
      title: 'Characters of the texts that have grown most',
      groups: rows.map(({ label, english, translation }) => ({
        label: label.length > 36 ? `${label.slice(0, 35)}…` : label,
        bars: [
          { name: 'translation', value: translation, text: whole(translation) },
          { name: 'English', value: english, text: whole(english) },
        ],
      })),
    },
  };
}
