import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program that tests need and that npm does not bring. */
export interface Program {
  /** The name of its Debian package. */
  readonly name: string;
  /** The environment variable that names its file. */
  readonly variable: string;
  /** Where it may be, the best first. */
  readonly places: readonly string[];
  /** The argument that makes it say its version and end. */
  readonly versionFlag: string;
  /** How to install it where there is no apt-get. */
  readonly install?: string;
}

/** The places of a command on `PATH`. */
export const onPath = (command: string): readonly string[] =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command));

/** Whether a program is there and starts: Ubuntu has files that only tell of snaps. */
function starts(file: string, versionFlag: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows Chrome opens a window instead.
  if (process.platform === 'win32') return true;
  return spawnSync(file, [versionFlag], { timeout: 30_000 }).status === 0;
}

/**
 * The file of a program: the one that its variable names, else one that is installed, else, for
 * root on Debian and Ubuntu, one installed for the occasion.
 *
 * @throws Error saying what to run when there is none, or when the variable does not name one.
 */
export function findProgram({ name, variable, places, versionFlag, install }: Program): string {
  const works = (file: string) => starts(file, versionFlag);
  const chosen = process.env[variable];
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new Error(
      `${variable} is ${JSON.stringify(chosen)}: no program that starts is there. Set it to the file of ${name}, or unset it.`,
    );
  }
  const found = places.find(works);
  if (found) return found;
  const hasApt = onPath('apt-get').some(existsSync);
  if (hasApt && process.getuid?.() === 0) {
    console.error(`There is no ${name} on this machine: apt-get installs it.`);
    // Where no systemd runs, run level 1 keeps Debian from starting what it installs.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const program = places.find(works);
    if (program) return program;
  }
  const command = hasApt || !install ? `sudo apt-get install -y ${name}` : install;
  throw new Error(
    `There is no ${name} on this machine. Run "${command}", or set ${variable} to its file.`,
  );
}
