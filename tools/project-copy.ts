import { exec } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import onExit from 'signal-exit';
import { siteFiles } from '../src/build/hosting/site-files';
import { hostingDir, publicDir, workDir } from '../src/build/paths';

/** Not copied: what a build writes, and what it does not need. */
const ignored = ['.git', '.cache', 'docs', 'node_modules', 'reports', 'tests', publicDir, workDir];

/** Changes a copy of the project before the build. */
export type Prepare = (folder: string) => Promise<unknown>;

/** Copies the project into a temporary folder, which shares `node_modules`. */
export async function copyProject(prepare: Prepare = async () => {}): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-project-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  for (const entry of (await readdir('.')).filter((name) => !ignored.includes(name))) {
    await cp(entry, path.join(folder, entry), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  await prepare(folder);
  return folder;
}

/**
 * Runs `npm run build` in a copy of the project; returns its output.
 *
 * @throws Error with the last output of a build that fails.
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

/** Whether a variable changes the built site. */
const isBuildVariable = (name: string): boolean =>
  ['LANGS', 'UNTRANSLATED'].includes(name) || name.startsWith('GATSBY_');

/** Programs that use a built site; those that build one are in `tools` itself. */
const usesSite = /^tools\/.+\//;

/** A hash of everything that a build depends on: files, variables, and the version of Node. */
async function fingerprint(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(environment).filter(isBuildVariable).toSorted()) {
    hash.update(`${name}=${environment[name]}\0`);
  }
  // node_modules is a link, which siteFiles does not list; package-lock.json stands for it.
  const files = (await siteFiles(folder)).filter((file) => !usesSite.test(file));
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex');
}

export interface SiteFolders {
  readonly publicDir: string;
  readonly hostingDir: string;
}

export interface BuiltCopy extends SiteFolders {
  /** The output of the build. */
  readonly log: string;
}

/**
 * Builds a variant of the site into `.site/<name>`, unless it is there from the same sources.
 *
 * @param variables for the build; `LANGS` and `UNTRANSLATED` of this process are ignored.
 * @throws Error with the last output of a build that fails; the previous variant is kept.
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
