import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../page-table';
import type { SourceHashes } from './headers';

/** What hosting is made from; the build keeps it for the servers of tests and previews. */
export interface HostingFacts {
  readonly hashes: SourceHashes;
  readonly pages: readonly Page[];
}

/** Where a build keeps its facts. */
export function hostingFactsFile(hostingDir: string): string {
  return path.join(hostingDir, 'hosting.json');
}

/**
 * Reads what the last build wrote.
 *
 * @throws Error naming the file when it is missing or no JSON.
 */
export function readHostingFacts(hostingDir: string): HostingFacts {
  const file = hostingFactsFile(hostingDir);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HostingFacts;
  } catch (cause) {
    throw new Error(`${file} cannot be read: build the site first (npm run build).`, { cause });
  }
}
