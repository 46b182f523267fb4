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

/** What Gatsby wrote last time. It fits only the cache beside it, so both go together. */
const rawDir = path.join(cacheDir, 'public');

/** Holds the number of the process that has `public/`. */
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
    // Signal 0 asks only whether the process is there.
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @throws Error when another process has `public/`. */
export function refuseSecond(): void {
  const pid = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  if (pid === 0 || !isRunning(pid)) return;
  throw new Error(
    `Process ${pid} builds or develops here already. Wait for it or stop it. If it is none of Gatsby's, delete ${lockFile}.`,
  );
}

/**
 * Takes `public/` for this process.
 *
 * @throws Error when another process has it.
 */
function lock(): void {
  mkdirSync(workDir, { recursive: true });
  refuseSecond();
  // Left behind by a process that was killed.
  remove(lockFile);
  writeFileSync(lockFile, `${process.pid}`, { flag: 'wx' });
}

/** What a build of all languages takes on the disk, in megabytes, and some more. */
const spaceNeeded = 300;

/**
 * Gatsby says nothing of the disk when it is full: its database ends the build with a stack trace.
 *
 * @throws Error when there is too little space.
 */
function requireSpace(): void {
  const { bavail, bsize } = statfsSync('.');
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= spaceNeeded) return;
  throw new Error(
    `Only ${free} MB are free on this disk, and a build needs up to ${spaceNeeded} MB. Free some space and build again.`,
  );
}

/** Whether `public/` holds a finished site, and not what Gatsby writes. */
const isFinished = () => existsSync(path.join(publicDir, '_headers'));

let isReplaced = false;

/** Puts the last good site back, unless a new one has taken its place. */
function giveBack(command: 'build' | 'develop'): void {
  if (isReplaced) return;
  if (command === 'develop') move(publicDir, rawDir);
  // Without its output Gatsby drops the cache, which may be half written.
  else remove(publicDir, rawDir, nextDir, nextHostingDir);
  if (existsSync(lastGoodDir)) {
    move(lastGoodDir, publicDir);
    if (command === 'build') console.error(`${publicDir}/ holds the last good build.`);
  }
  remove(lockFile);
}

/**
 * Takes the finished site out of Gatsby's way and gives Gatsby what it wrote last time. When the
 * process ends, however it ends, the site is put back; after SIGKILL the next run does it
 * (docs/decisions/0009-the-build-in-gatsbys-hooks.md).
 *
 * @throws Error when another process builds here, the disk is full, or the file system refuses.
 */
export function borrowPublic(command: 'build' | 'develop'): void {
  requireSpace();
  lock();
  if (isFinished()) move(publicDir, lastGoodDir);
  // A process that was killed left a half-written output, without which Gatsby drops its cache.
  else remove(publicDir, rawDir, nextDir, nextHostingDir);
  onExit(() => giveBack(command));
  move(rawDir, publicDir);
}

/** Puts the next site into `public/` and keeps Gatsby's output for the next build. */
export function replacePublic(): void {
  move(publicDir, rawDir);
  renameSync(nextDir, publicDir);
  // The rules hold hashes of this very site, so they change with it.
  move(nextHostingDir, hostingDir);
  isReplaced = true;
  // In this order: whatever is left behind when the process is killed here, a good site is kept.
  remove(lockFile);
  remove(lastGoodDir);
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
