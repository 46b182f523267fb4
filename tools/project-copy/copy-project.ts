import { cp, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { publicDir, workDir } from '../places';
import { temporaryFolder } from '../temporary-folder';
import { type OtherLanguages, replaceLanguages } from './replace-languages';

/** What a build neither reads nor should find: its own products, and what is big and not needed. */
const left = new Set([
  '.git',
  '.cache',
  'docs',
  'node_modules',
  'reports',
  'tests',
  publicDir,
  workDir,
]);

/**
 * Copies the project into a folder of its own, where it can be built without touching the site
 * that is here. The packages are shared.
 *
 * @param others Languages that take the place of the real ones.
 */
export async function copyProject(others?: OtherLanguages): Promise<string> {
  const folder = temporaryFolder('project');
  for (const entry of await readdir('.')) {
    if (!left.has(entry)) await cp(entry, path.join(folder, entry), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  if (others) await replaceLanguages(folder, others);
  return folder;
}
