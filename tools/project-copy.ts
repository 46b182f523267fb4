import { exec } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteFiles } from '../src/build/hosting/site-files';
import { hostingDir, publicDir, workDir } from '../src/build/paths';

/** What a build neither reads nor should find: its own products, and what is big and not needed. */
const leftOut = ['.git', '.cache', 'docs', 'node_modules', 'reports', 'tests', publicDir, workDir];

/** Changes a copy of the project before it is built. */
export type Prepare = (folder: string) => Promise<unknown>;

/**
 * Copies the project into a folder of its own, where it can be changed and built without touching
 * the site that is here. The packages are shared.
 */
export async function copyProject(prepare: Prepare = async () => {}): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-project-'));
  // However this process ends.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const entry of (await readdir('.')).filter((name) => !leftOut.includes(name))) {
    await cp(entry, path.join(folder, entry), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  await prepare(folder);
  return folder;
}

/**
 * Builds a copy of the project with `npm run build`; returns what the build said.
 *
 * @throws Error with the build's last words when it fails.
 */
export async function buildProject(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const options = { cwd: folder, env, maxBuffer: Number.POSITIVE_INFINITY };
  try {
    return (await promisify(exec)('npm run build 2>&1', options)).stdout;
  } catch (error) {
    const { stdout } = error as { readonly stdout: string };
    throw new Error(`A build failed:\n${stdout.slice(-2_000).trim()}`);
  }
}

/** Variables that change what a build makes. */
const isRead = (name: string): boolean =>
  ['LANGS', 'UNTRANSLATED'].includes(name) || name.startsWith('GATSBY_');

/** Programs that use a built site; those that build one stand in `tools` itself. */
const usesSite = /^tools\/.+\//;

/** A hash of all that a build of a folder depends on: its files, the variables, Node's version. */
async function fingerprint(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
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

/** Where the files of a built site are. */
export interface SiteFolders {
  readonly publicDir: string;
  readonly hostingDir: string;
}

/** A site built in a copy of the project. */
export interface BuiltCopy extends SiteFolders {
  /** What the build said. */
  readonly log: string;
}

/**
 * Builds a variant of the site in a copy of the project and keeps it in `.site/<name>`. The site
 * in `public/` stays as it is. What was built from the same files before is not built again.
 *
 * @param variables `LANGS` and `UNTRANSLATED` for the build; those of this process do not count.
 * @throws Error with the build's last words when it fails; the last good variant then stays.
 */
export async function builtCopy(
  name: string,
  variables: { readonly LANGS: string; readonly UNTRANSLATED?: 'show' },
  prepare?: Prepare,
): Promise<BuiltCopy> {
  const { LANGS: _, UNTRANSLATED: __, ...inherited } = process.env;
  const environment = { ...inherited, ...variables };
  const target = path.join(workDir, name);
  const folderOf = (part: string) => path.join(target, path.basename(part));
  const logOf = () => readFile(folderOf('build.log'), 'utf8');
  const site = { publicDir: folderOf(publicDir), hostingDir: folderOf(hostingDir) };
  const folder = await copyProject(prepare);
  try {
    const stamp = await fingerprint(folder, environment);
    const builtFrom = await readFile(folderOf('stamp'), 'utf8').catch(() => undefined);
    if (builtFrom === stamp) return { ...site, log: await logOf() };
    console.error(`Building ${target}/ …`);
    const log = await buildProject(folder, environment);
    const next = `${target}-next`;
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { recursive: true });
    for (const part of [publicDir, hostingDir]) {
      await cp(path.join(folder, part), path.join(next, path.basename(part)), { recursive: true });
    }
    await writeFile(path.join(next, 'build.log'), log);
    await writeFile(path.join(next, 'stamp'), stamp);
    await rm(target, { recursive: true, force: true });
    await rename(next, target);
    return { ...site, log };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
