import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where the built site and Gatsby's own files are. */
export interface BuildPlaces {
  /** Where the site is served from, and where Gatsby insists on writing. */
  readonly publicDir: string;
  /** Where the build keeps what it needs between runs. */
  readonly workDir: string;
  /** Gatsby's cache, which fits only the output it was made with. */
  readonly cacheDir: string;
}

async function remove(...paths: readonly string[]): Promise<void> {
  for (const target of paths) await rm(target, { recursive: true, force: true });
}

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await remove(to);
  await rename(from, to);
}

/**
 * Lends `publicDir` to Gatsby, holding what Gatsby wrote there last time, and puts the site back
 * afterwards. Whatever fails, even a killed process, the site is there again at the latest when
 * `publicDir` is lent next (docs/decisions/0004-the-build-swaps-public.md).
 *
 * @throws whatever `use` or the file system throw.
 */
export async function lendPublic(
  { publicDir, workDir, cacheDir }: BuildPlaces,
  use: () => Promise<void>,
): Promise<void> {
  // Together with its cache this makes Gatsby's next run a warm one.
  const rawDir = path.join(workDir, 'raw');
  const siteDir = path.join(workDir, 'last-good');

  await mkdir(workDir, { recursive: true });
  if (existsSync(siteDir)) {
    // A process was killed and left its half-done work in public/.
    await remove(cacheDir, rawDir);
    await move(siteDir, publicDir);
  }
  await move(publicDir, siteDir);
  try {
    if (existsSync(rawDir)) await move(rawDir, publicDir);
    else await remove(cacheDir);
    await use();
    await move(publicDir, rawDir);
  } catch (error) {
    await remove(cacheDir, rawDir, publicDir);
    throw error;
  } finally {
    await move(siteDir, publicDir);
  }
}

/**
 * Builds a new site and puts it in the place of the last one, which stays when anything fails.
 *
 * @param produce Lets Gatsby write into `publicDir`.
 * @param finish Makes the finished site in `outDir` out of what Gatsby wrote.
 * @throws whatever `produce`, `finish` or the file system throw.
 */
export async function swapSite(
  places: BuildPlaces,
  produce: () => Promise<void>,
  finish: (rawDir: string, outDir: string) => Promise<void>,
): Promise<void> {
  const nextDir = path.join(places.workDir, 'next');
  const oldDir = path.join(places.workDir, 'old');
  try {
    await lendPublic(places, async () => {
      await produce();
      await finish(places.publicDir, nextDir);
    });
  } catch (error) {
    await remove(nextDir);
    throw error;
  }
  await move(places.publicDir, oldDir);
  await move(nextDir, places.publicDir);
  await remove(oldDir);
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and build again',
  EDQUOT: 'the disk quota is used up; free some space and build again',
  EACCES: 'permission is missing; check the owner and mode of the folder',
  EPERM: 'permission is missing; check the owner and mode of the folder',
  EROFS: 'the file system is read-only; build in a folder that can be written',
  EBUSY: 'it is in use, perhaps as a mount point; build in a folder of its own',
  EXDEV: 'it lies on another disk than the project; keep both on one',
};

/** One sentence for an error of the build: the file system's own say what and why, not how. */
export function explain(error: unknown): string {
  const { code = '', message, path: file } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason ? `${file ?? 'a file'} cannot be written: ${reason}.` : message;
}
