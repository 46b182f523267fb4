import type { Browser, LaunchOptions } from 'playwright-core';
import { chromiumArguments, findChromium, launchChromium } from '../../tools/chromium';
import type { Computer } from '../../tools/computer';

const playwrightBrowser = '/cache/playwright/chrome';

/** A machine whose programs are files; a command makes files appear by what it installs. */
function machine(
  options: Partial<Computer> & {
    readonly files?: readonly string[];
    readonly installs?: Readonly<Record<string, string>>;
  } = {},
) {
  const { files = [], installs = {}, ...overrides } = options;
  const programs = new Set(files);
  const log: string[] = [];
  const computer: Computer = {
    platform: 'linux',
    isRoot: false,
    chromePath: undefined,
    folders: { home: '/home/me', programs: ['C:\\Programs'] },
    starts: async (program) => programs.has(program),
    onPath: async (command) =>
      programs.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : undefined,
    playwrightBrowser: () => playwrightBrowser,
    run: async (program, args) => {
      const command = [program, ...args].join(' ');
      log.push(command);
      const installed = installs[command];
      if (installed) programs.add(installed);
      return installed !== undefined;
    },
    say: (line) => log.push(`# ${line}`),
    ...overrides,
  };
  const commands = () => log.filter((line) => !line.startsWith('#'));
  return { computer, log, commands };
}

const download = 'playwright-core install chromium';
const libraries = 'playwright-core install-deps chromium';
const update = 'apt-get update';
const install = 'apt-get install -y chromium';
const apt = '/usr/bin/apt-get';

describe('Finding Chromium', () => {
  it.each<[place: string, found: string, options: Parameters<typeof machine>[0]]>([
    [
      'CHROME_PATH',
      '/my/chrome',
      { chromePath: '/my/chrome', files: ['/my/chrome', '/usr/bin/chromium'] },
    ],
    ['the command chromium', '/usr/bin/chromium', { files: ['/usr/bin/chromium'] }],
    [
      'the command chromium-browser',
      '/usr/bin/chromium-browser',
      { files: ['/usr/bin/chromium-browser'] },
    ],
    ['the command google-chrome', '/usr/bin/google-chrome', { files: ['/usr/bin/google-chrome'] }],
    [
      'the command google-chrome-stable',
      '/usr/bin/google-chrome-stable',
      { files: ['/usr/bin/google-chrome-stable'] },
    ],
    ['the snap', '/snap/bin/chromium', { files: ['/snap/bin/chromium'] }],
    [
      'an app of a Mac',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      {
        platform: 'darwin',
        files: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      },
    ],
    [
      'an app of one user of a Mac',
      '/home/me/Applications/Chromium.app/Contents/MacOS/Chromium',
      { platform: 'darwin', files: ['/home/me/Applications/Chromium.app/Contents/MacOS/Chromium'] },
    ],
    [
      'a program of Windows',
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
      { platform: 'win32', files: ['C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'] },
    ],
    ['the cache of Playwright', playwrightBrowser, { files: [playwrightBrowser] }],
  ])('takes %s', async (_place, found, options) => {
    const { computer, log } = machine(options);
    await expect(findChromium(computer)).resolves.toBe(found);
    expect(log).toEqual([]);
  });

  it('prefers an installed browser to that of Playwright', async () => {
    const { computer } = machine({ files: [playwrightBrowser, '/usr/bin/google-chrome'] });
    await expect(findChromium(computer)).resolves.toBe('/usr/bin/google-chrome');
  });

  it('passes by a file that does not start, such as the one that tells of a snap', async () => {
    const { computer } = machine({
      onPath: async (command) => `/usr/bin/${command}`,
      files: ['/usr/bin/google-chrome'],
    });
    await expect(findChromium(computer)).resolves.toBe('/usr/bin/google-chrome');
  });

  it('names CHROME_PATH when nothing that starts is there, and looks no further', async () => {
    const { computer, log } = machine({ chromePath: '/gone', files: ['/usr/bin/chromium'] });
    await expect(findChromium(computer)).rejects.toThrow(
      'CHROME_PATH is "/gone": no program that starts is there.',
    );
    expect(log).toEqual([]);
  });
});

describe('Installing Chromium', () => {
  it('downloads that of Playwright, and says so', async () => {
    const { computer, log } = machine({ installs: { [download]: playwrightBrowser } });
    await expect(findChromium(computer)).resolves.toBe(playwrightBrowser);
    expect(log).toEqual([expect.stringMatching(/^# There is no Chromium/), download]);
  });

  it('adds the libraries that the download needs, as root where there is apt-get', async () => {
    const { computer, commands } = machine({
      isRoot: true,
      files: [apt],
      installs: { [download]: '/cache/not-starting', [libraries]: playwrightBrowser },
    });
    await expect(findChromium(computer)).resolves.toBe(playwrightBrowser);
    expect(commands()).toEqual([download, libraries]);
  });

  it('asks apt-get where the download fails, as root', async () => {
    const { computer, commands } = machine({
      isRoot: true,
      files: [apt],
      installs: { [install]: '/usr/bin/chromium' },
    });
    await expect(findChromium(computer)).resolves.toBe('/usr/bin/chromium');
    expect(commands()).toEqual([download, update, install]);
  });

  it.each<[who: string, options: Parameters<typeof machine>[0], command: string, tried: string[]]>([
    ['a user of Debian', { files: [apt] }, 'sudo apt-get install -y chromium', [download]],
    [
      'root on Debian',
      { isRoot: true, files: [apt] },
      'apt-get install -y chromium',
      [download, update, install],
    ],
    [
      'a user of another system',
      { platform: 'darwin' },
      'npx playwright-core install --with-deps chromium',
      [download],
    ],
  ])('tells %s what to run when nothing works', async (_who, options, command, tried) => {
    const { computer, commands } = machine(options);
    await expect(findChromium(computer)).rejects.toThrow(`Run "${command}", or set CHROME_PATH`);
    expect(commands()).toEqual(tried);
  });
});

describe('Starting Chromium', () => {
  const browser = {} as Browser;
  const files = ['/usr/bin/chromium'];
  const noSandbox = () => Promise.reject(new Error('Chromium sandboxing failed!'));

  it.each([
    [false, true],
    [true, false],
  ])('for root (%s) has the sandbox on (%s)', async (isRoot, chromiumSandbox) => {
    const launch = jest.fn(async (_options: LaunchOptions) => browser);
    const { computer } = machine({ files, isRoot });
    await expect(launchChromium(computer, launch)).resolves.toBe(browser);
    expect(launch).toHaveBeenCalledTimes(1);
    expect(launch.mock.calls[0]?.[0]).toEqual({
      executablePath: '/usr/bin/chromium',
      headless: true,
      chromiumSandbox,
      args: chromiumArguments(isRoot),
    });
    expect(chromiumArguments(isRoot).includes('--no-sandbox')).toBe(isRoot);
  });

  it('goes without the sandbox on a machine that forbids it, and says so', async () => {
    const launch = jest.fn(async ({ chromiumSandbox }: LaunchOptions) =>
      chromiumSandbox ? noSandbox() : browser,
    );
    const { computer, log } = machine({ files });
    await expect(launchChromium(computer, launch)).resolves.toBe(browser);
    expect(log).toEqual([expect.stringContaining('without')]);
  });

  it('has nothing else to try for root, who starts without the sandbox', async () => {
    const launch = jest.fn(noSandbox);
    const { computer } = machine({ files, isRoot: true });
    await expect(launchChromium(computer, launch)).rejects.toThrow('sandboxing failed');
    expect(launch).toHaveBeenCalledTimes(1);
  });

  it('fails for any other reason at once', async () => {
    const launch = jest.fn(() => Promise.reject(new Error('It crashed.')));
    const { computer } = machine({ files });
    await expect(launchChromium(computer, launch)).rejects.toThrow('It crashed.');
    expect(launch).toHaveBeenCalledTimes(1);
  });
});
