import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, pageTable } from '../../src/build/page-table';
import { readPublication } from '../../src/build/read-publication';
import { allLanguages, languages } from '../../src/content/languages';

/** Where the transcripts are kept: a folder for each language. */
export const transcriptsDir = path.join('tests', 'transcripts');

/** Languages whose transcripts are kept. Another one needs its tag here and `npm run transcripts`. */
export const transcriptTags: readonly (typeof allLanguages)[number]['tag'][] = [
  'de',
  'el',
  'en',
  'pl',
];

/** What a visitor opens on a page: what opens it, and what is read then. */
interface Opened {
  readonly button: string;
  readonly reads: string;
}

/** Something that is read aloud: a page, or what opens over it. */
export interface Subject {
  /** Name of its transcript without the ending. */
  readonly id: string;
  readonly page: Page;
  readonly opened?: Opened;
}

// The whole document with a dialog open, so that what stays exposed behind it is heard.
const dialog = (id: string): Opened => ({ button: `[data-dialog="${id}"]`, reads: 'body' });

/** The same on every page. */
const parts: Readonly<Record<string, Opened>> = {
  'dialog-contact': dialog('contact'),
  'dialog-policy': dialog('policy'),
  'language-menu': { button: 'header [popovertarget]', reads: ':popover-open' },
};

/** Everything that a transcript is kept of. */
export const allSubjects: readonly Subject[] = pageTable(
  readPublication(allLanguages.filter(({ tag }) => transcriptTags.includes(tag))).publication,
).flatMap((page): readonly Subject[] => [
  { id: page.route, page },
  ...(page.route === 'home'
    ? Object.entries(parts).map(([id, opened]) => ({ id, page, opened }))
    : []),
]);

/** Those that are in this build, which `LANGS` may have limited. */
export const subjects = allSubjects.filter(({ page }) =>
  languages.some(({ tag }) => tag === page.tag),
);

/** The file of a transcript. */
export function transcriptFile({ id, page }: Subject): string {
  return path.join(transcriptsDir, page.tag, `${id}.txt`);
}

/** Files among the transcripts that are of nothing the site has any more. */
export function strayFiles(): readonly string[] {
  const kept = new Set(allSubjects.map(transcriptFile));
  return readdirSync(transcriptsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => path.join(transcriptsDir, name))
    .filter((file) => !kept.has(file));
}
