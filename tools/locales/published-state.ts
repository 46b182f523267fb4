import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, publishedLanguages } from '../../src/content/languages';
import type { Text } from './texts';

/** The languages of the site, and whether they are reviewed. */
export const publishedFile = 'src/content/published.json';

async function readStates(root: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(root, publishedFile), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${publishedFile} is not valid JSON: ${(error as Error).message}`);
  }
}

/** @throws Error if the file cannot be read or names an unknown language. */
export const siteLanguages = async (root: string): Promise<readonly Language[]> =>
  publishedLanguages(await readStates(root));

/** A translation is reviewed when a person has read every text of it. */
export const publishedState = (texts: readonly Text[]): 'draft' | 'reviewed' =>
  texts.every(({ entry }) => entry?.state === 'reviewed') ? 'reviewed' : 'draft';

/** The file to write after the state of a language has changed. */
export async function withPublishedState(
  root: string,
  tag: string,
  state: 'draft' | 'reviewed',
): Promise<readonly [file: string, text: string]> {
  const states: Readonly<Record<string, string>> = { ...(await readStates(root)), [tag]: state };
  const lines = Object.entries(states).sort(([a], [b]) => (a < b ? -1 : 1));
  return [publishedFile, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`];
}
