import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

const { env, platform } = process;

/** Commands that start an installed Chrome or Chromium, in the order of preference. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const inPath = (command: string): readonly string[] =>
  (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command));

/** Where a Chrome or Chromium may be. */
function places(): readonly string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['', homedir()].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      ['Google\\Chrome', 'Chromium'].map((name) => `${folder}\\${name}\\Application\\chrome.exe`),
    );
  }
  return commands.flatMap(inPath);
}

/** Whether a browser is there and starts: Ubuntu has files of that name that only tell of snaps. */
function starts(program: string): boolean {
  if (!existsSync(program)) return false;
  // On Windows "--version" opens a window.
  if (platform === 'win32') return true;
  return spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}

const installed = (): string | undefined => [...places(), chromium.executablePath()].find(starts);

/**
 * The program file of a Chromium or Chrome: that of `CHROME_PATH`, else an installed one, else
 * Playwright's; for root on Debian and Ubuntu, one installed for the occasion.
 *
 * @throws Error saying what to run when there is none, or when `CHROME_PATH` does not name one.
 */
export function findChromium(): string {
  const chosen = env.CHROME_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(
      `CHROME_PATH is ${JSON.stringify(chosen)}: no program that starts is there. Set it to the program file of a Chrome or Chromium, or unset it.`,
    );
  }
  const found = installed();
  if (found) return found;
  const hasApt = inPath('apt-get').some(existsSync);
  if (hasApt && process.getuid?.() === 0) {
    console.error('There is no Chromium on this machine: apt-get installs it.');
    for (const args of [['update'], ['install', '-y', 'chromium']]) {
      const environment = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    const program = installed();
    if (program) return program;
  }
  const command = hasApt
    ? 'sudo apt-get install -y chromium'
    : 'npx playwright install --with-deps chromium';
  throw new Error(
    `There is no Chromium on this machine. Run "${command}", or set CHROME_PATH to the program file of a Chrome or Chromium.`,
  );
}

/** How Chromium is started: found on this machine, and kept from calling home and from asking. */
export function chromiumOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** Starts a Chromium without a window. The caller closes it. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const options = chromiumOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
}
