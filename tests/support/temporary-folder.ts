import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder for each test of a group; returns a function for paths in it. */
export function temporaryFolder(): (...parts: readonly string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return (...parts) => path.join(folder, ...parts);
}
