import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash of every style sheet in a folder, for the context of the pages. Gatsby inlines the styles
 * in each page, but does not rewrite a page if only a style sheet has changed.
 */
export function styleHash(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.css')).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
