import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash of every style sheet in a folder. It goes into the context of the pages: Gatsby writes the
 * styles into each page but does not write a page anew when nothing but a style sheet has changed.
 */
export function styleHash(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.css')).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
