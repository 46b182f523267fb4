import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** What the search for a browser asks of the machine it runs on; tests bring machines of their own. */
export interface Computer {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** The variable `CHROME_PATH`; undefined when it is not set or empty. */
  readonly chromePath: string | undefined;
  readonly folders: { readonly home: string; readonly programs: readonly string[] };
  /** Whether a browser is there and starts: Ubuntu has files of that name that only tell of snaps. */
  readonly starts: (program: string) => Promise<boolean>;
  /** The program file of a command. */
  readonly onPath: (command: string) => Promise<string | undefined>;
  /** Where Playwright keeps its browser, whether it is there or not. */
  readonly playwrightBrowser: () => string | undefined;
  /** Runs a program to its end, in sight of the user; says whether it succeeded. */
  readonly run: (
    program: 'playwright-core' | 'apt-get',
    args: readonly string[],
  ) => Promise<boolean>;
  readonly say: (line: string) => void;
}

const { env } = process;

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

function succeeds(
  program: string,
  args: readonly string[],
  options: { stdio: 'ignore' | 'inherit'; timeout?: number; env?: NodeJS.ProcessEnv },
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** The machine this process runs on. */
export const thisComputer: Computer = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  chromePath: env.CHROME_PATH || undefined,
  folders: {
    home: homedir(),
    programs: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    ),
  },
  starts: async (program) => {
    if (!(await isExecutable(program))) return false;
    // On Windows "--version" opens a window.
    if (process.platform === 'win32') return true;
    return succeeds(program, ['--version'], { stdio: 'ignore', timeout: 30_000 });
  },
  onPath: async (command) => {
    for (const folder of (env.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, command);
      if (folder !== '' && (await isExecutable(file))) return file;
    }
    return undefined;
  },
  playwrightBrowser: () => {
    try {
      return chromium.executablePath();
    } catch {
      // Playwright has none for this system.
      return undefined;
    }
  },
  run: (program, args) =>
    program === 'playwright-core'
      ? succeeds(process.execPath, [playwrightProgram(), ...args], { stdio: 'inherit' })
      : succeeds(program, args, {
          stdio: 'inherit',
          env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
        }),
  say: (line) => console.error(line),
};

/** The file behind `npx playwright-core`, which needs no npx to run. */
const playwrightProgram = (): string =>
  path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js');
