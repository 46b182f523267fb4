import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program that npm does not install. */
export interface Program {
  /** The name of its Debian package. */
  readonly name: string;
  /** The environment variable with its path. */
  readonly variable: string;
  /** Where to look for it, in order of preference. */
  readonly paths: readonly string[];
  readonly versionFlag: string;
  /** The command that installs it where there is no apt-get. */
  readonly install?: string;
}

/** The paths at which a command on `PATH` may be. */
export const onPath = (command: string): readonly string[] =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command));

/** On Ubuntu, a file may exist that only says how to install a snap. */
function starts(file: string, versionFlag: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows Chrome opens a window instead.
  if (process.platform === 'win32') return true;
  return spawnSync(file, [versionFlag], { timeout: 30_000 }).status === 0;
}

/**
 * Finds the program that its variable names, or else an installed one. If there is none, root on
 * Debian and Ubuntu installs it.
 *
 * @throws Error that says what to run if the program is not available.
 */
export function findProgram({ name, variable, paths, versionFlag, install }: Program): string {
  const works = (file: string) => starts(file, versionFlag);
  const chosen = process.env[variable];
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new Error(
      `${variable} is ${JSON.stringify(chosen)}: no program that starts is there. Set it to the file of ${name}, or unset it.`,
    );
  }
  const found = paths.find(works);
  if (found) return found;
  const hasApt = onPath('apt-get').some(existsSync);
  if (hasApt && process.getuid?.() === 0) {
    console.error(`There is no ${name} on this machine: apt-get installs it.`);
    // Without systemd, run level 1 keeps Debian from starting what it installs.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const program = paths.find(works);
    if (program) return program;
  }
  const command = hasApt || !install ? `sudo apt-get install -y ${name}` : install;
  throw new Error(
    `There is no ${name} on this machine. Run "${command}", or set ${variable} to its file.`,
  );
}
