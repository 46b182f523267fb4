import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Files of the built site, as paths below it with slashes, in no particular order. */
export async function siteFiles(publicDir: string): Promise<readonly string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
