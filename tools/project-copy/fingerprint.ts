import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFiles } from '../../src/build/hosting/site-files';

/** Variables that change what a build makes. */
const isRead = (name: string): boolean =>
  ['LANGS', 'UNTRANSLATED'].includes(name) || name.startsWith('GATSBY_');

/** Programs that use a built site; those that build one stand in `tools` itself. */
const usesSite = /^tools\/.+\//;

/** A hash of all that a build of a folder depends on: its files, the variables, Node's version. */
export async function fingerprint(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(environment).filter(isRead).toSorted()) {
    hash.update(`${name}=${environment[name]}\0`);
  }
  // The link to the packages is no file; package-lock.json says what is behind it.
  const files = (await siteFiles(folder)).filter((file) => !usesSite.test(file));
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex');
}
