import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceTag } from '../../src/content/languages';
import { publicDir, workDir } from '../places';
import { syntheticLanguages, withLanguages } from './synthetic-languages';
import { temporaryFolder } from './temporary-folder';

/** What a build neither reads nor should find: its own products, and what is big and not needed. */
const left = new Set(['.git', '.cache', 'node_modules', 'reports', 'tests', publicDir, workDir]);

/**
 * Copies the project into a folder of its own, where it can be built without touching the site
 * that is here. The packages are shared.
 *
 * @param languages How many synthetic languages take the place of the real ones.
 */
export async function copyProject(languages?: number): Promise<string> {
  const folder = temporaryFolder('bench-project');
  for (const entry of await readdir('.')) {
    if (!left.has(entry)) await cp(entry, path.join(folder, entry), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  if (languages !== undefined) await replaceLanguages(folder, languages);
  return folder;
}

async function replaceLanguages(folder: string, count: number): Promise<void> {
  const file = path.join(folder, 'src', 'content', 'languages.ts');
  const locales = path.join(folder, 'locales');
  const languages = syntheticLanguages(count);
  await writeFile(file, withLanguages(await readFile(file, 'utf8'), languages));
  for (const entry of await readdir(locales, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === sourceTag) continue;
    await rm(path.join(locales, entry.name), { recursive: true });
  }
  for (const { tag } of languages) {
    if (tag === sourceTag) continue;
    await cp(path.join(locales, sourceTag), path.join(locales, tag), { recursive: true });
  }
}
