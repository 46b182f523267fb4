import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../page-table';
import type { SourceHashes } from './headers';

/** Input for the hosting rules, which the build saves for the test and preview servers. */
export interface HostingFacts {
  readonly hashes: SourceHashes;
  readonly pages: readonly Page[];
}

/** The file in which a build saves its hosting facts. */
export function hostingFactsFile(hostingDir: string): string {
  return path.join(hostingDir, 'hosting.json');
}

/**
 * Reads the hosting facts of the last build.
 *
 * @throws Error naming the file if it is missing or not valid JSON.
 */
export function readHostingFacts(hostingDir: string): HostingFacts {
  const file = hostingFactsFile(hostingDir);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HostingFacts;
  } catch (cause) {
    throw new Error(`${file} cannot be read: build the site first (npm run build).`, { cause });
  }
}
