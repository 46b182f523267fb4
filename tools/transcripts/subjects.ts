import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, pageTable } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';
import { fullPublication } from '../../src/i18n/publication';

/**
 * Where the transcripts are kept. They are English: the audit proves that every language has the
 * same roles in the same order, and names in its own words.
 */
export const transcriptsDir = path.join('tests', 'transcripts', sourceTag);

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
};

/** Everything that a transcript is kept of. */
export const subjects: readonly Subject[] = pageTable(
  fullPublication([{ tag: sourceTag }]),
).flatMap((page): readonly Subject[] => [
  { id: page.route, page },
  ...(page.route === 'home'
    ? Object.entries(parts).map(([id, opened]) => ({ id, page, opened }))
    : []),
]);

/** The file of a transcript. */
export function transcriptFile({ id }: Subject): string {
  return path.join(transcriptsDir, `${id}.txt`);
}

/** Files among the transcripts that are of nothing the site has any more. */
export function strayFiles(): readonly string[] {
  const kept = new Set(subjects.map(transcriptFile));
  return readdirSync(transcriptsDir)
    .map((name) => path.join(transcriptsDir, name))
    .filter((file) => !kept.has(file));
}
