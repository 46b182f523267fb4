import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import onExit from 'signal-exit';
import {
  cacheDir,
  hostingDir,
  lastGoodDir,
  nextDir,
  nextHostingDir,
  publicDir,
  workDir,
} from './paths';

/** Gatsby's last output. It is only valid together with the cache it is stored in. */
const rawDir = path.join(cacheDir, 'public');

/** Contains the id of the process that is using `public/`. */
const lockFile = path.join(workDir, 'running');

function remove(...paths: readonly string[]): void {
  for (const target of paths) rmSync(target, { recursive: true, force: true });
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  remove(to);
  renameSync(from, to);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @throws Error if another process is using `public/`. */
export function requireUnlocked(): void {
  const pid = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  if (pid === 0 || !isRunning(pid)) return;
  throw new Error(
    `Process ${pid} is already building or developing in this folder. Wait for it or stop it. If it is not a Gatsby process, delete ${lockFile}.`,
  );
}

/**
 * Reserves `public/` for this process.
 *
 * @throws Error if another process is using it.
 */
function lock(): void {
  mkdirSync(workDir, { recursive: true });
  requireUnlocked();
  // A process that was killed leaves its lock file behind.
  remove(lockFile);
  writeFileSync(lockFile, `${process.pid}`, { flag: 'wx' });
}

/** Disk space in megabytes that a build of all languages needs, with a margin. */
const spaceNeeded = 300;

/**
 * Checks for free disk space, as Gatsby's database ends with a stack trace if the disk is full.
 *
 * @throws Error if there is too little space.
 */
function requireSpace(): void {
  const { bavail, bsize } = statfsSync('.');
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= spaceNeeded) return;
  throw new Error(
    `Only ${free} MB are free on this disk, but a build needs up to ${spaceNeeded} MB. Free some space and build again.`,
  );
}

/** Whether `public/` contains a finished site, not Gatsby's output. */
const isFinished = () => existsSync(path.join(publicDir, '_headers'));

let isReplaced = false;

/** Restores the last good site, unless a new one has replaced it. */
function restorePublic(command: 'build' | 'develop'): void {
  if (isReplaced) return;
  if (command === 'develop') move(publicDir, rawDir);
  // Without its output Gatsby discards its cache, which may be incomplete.
  else remove(publicDir, rawDir, nextDir, nextHostingDir);
  if (existsSync(lastGoodDir)) {
    move(lastGoodDir, publicDir);
    if (command === 'build') console.error(`${publicDir}/ contains the last good build.`);
  }
  remove(lockFile);
}

/**
 * Moves the finished site out of `public/` and puts Gatsby's last output there. The site is restored
 * when the process ends for any reason; after SIGKILL, by the next run
 * (docs/decisions/0009-the-build-in-gatsbys-hooks.md).
 *
 * @throws Error if another process builds here, the disk is full or a file cannot be moved.
 */
export function preparePublic(command: 'build' | 'develop'): void {
  requireSpace();
  lock();
  if (isFinished()) move(publicDir, lastGoodDir);
  // A process that was killed left incomplete output. Without it, Gatsby discards its cache too.
  else remove(publicDir, rawDir, nextDir, nextHostingDir);
  onExit(() => restorePublic(command));
  move(rawDir, publicDir);
}

/** Moves the next site into `public/` and keeps Gatsby's output for the next build. */
export function replacePublic(): void {
  move(publicDir, rawDir);
  renameSync(nextDir, publicDir);
  // The hosting rules contain hashes of this site, so they must change with it.
  move(nextHostingDir, hostingDir);
  isReplaced = true;
  // In this order, so that a good site is left even if the process is killed here.
  remove(lockFile);
  remove(lastGoodDir);
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and build again',
  EDQUOT: 'the disk quota is used up; free some space and build again',
  EACCES: 'permission is missing; check the owner and mode of the folder',
  EPERM: 'permission is missing; check the owner and mode of the folder',
  EROFS: 'the file system is read-only; build in a folder that can be written',
  EBUSY: 'it is in use, perhaps as a mount point; build in a folder that is not',
  EXDEV: 'it is not on the same disk as the project; keep both on the same disk',
};

/** One sentence for a build error. For file system errors it adds what to do. */
export function explain(error: unknown): string {
  const { code = '', message, path: file } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason ? `${file ?? 'a file'} cannot be written: ${reason}.` : message;
}
