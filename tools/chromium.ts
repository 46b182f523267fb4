import { homedir } from 'node:os';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findProgram, onPath } from './find-program';

const { env, platform } = process;

/** In order of preference. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installedPaths(): readonly string[] {
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
  return commands.flatMap(onPath);
}

const findChromium = (): string =>
  findProgram({
    name: 'chromium',
    variable: 'CHROME_PATH',
    versionFlag: '--version',
    paths: [...installedPaths(), chromium.executablePath()],
    install: 'npx playwright install --with-deps chromium',
  });

/** Starts the installed Chromium, without network requests or questions of its own. */
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

export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const options = chromiumOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
}
