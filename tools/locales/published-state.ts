import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { knownLanguages } from '../../src/content/known-languages';
import { type Language, publishedLanguages } from '../../src/content/languages';
import { formatFinding } from '../../src/i18n/check/finding';
import { parseFlat } from './flat-json';
import type { Text } from './texts';

/** Where the languages of the site stand, and whether they are reviewed. */
export const publishedFile = 'src/content/published.json';

async function readStates(root: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(root, publishedFile), 'utf8');
  const { entries, findings } = parseFlat(publishedFile, text);
  const [fault] = findings;
  if (fault) throw new Error(formatFinding(fault));
  return Object.fromEntries(entries.map(({ name, value }) => [name, String(value)]));
}

/**
 * The languages of the site, as they stand in the file at this moment.
 *
 * @throws Error when the file is missing or names what is no language.
 */
export async function siteLanguages(root: string): Promise<readonly Language[]> {
  return publishedLanguages(await readStates(root));
}

/** A translation counts as reviewed when a person has read every text of it. */
export function publishedState(texts: readonly Text[]): 'draft' | 'reviewed' {
  return texts.every(({ entry }) => entry?.state === 'reviewed') ? 'reviewed' : 'draft';
}

/** The list of languages with another state for one of them, to be written. */
export async function withPublishedState(
  root: string,
  tag: string,
  state: 'draft' | 'reviewed',
): Promise<readonly [file: string, text: string]> {
  const states = await readStates(root);
  const tags = [...knownLanguages.map((language) => language.tag)]
    .filter((known) => Object.hasOwn(states, known) || known === tag)
    .sort();
  const lines = tags.map((known) => [known, known === tag ? state : states[known]]);
  return [publishedFile, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`];
}
