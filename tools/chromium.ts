import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { type Computer, thisComputer } from './computer';

/** Commands that start an installed Chrome or Chromium, in the order of preference. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Chrome and Chromium are installed without being commands. */
function usualPlaces({ platform, folders }: Computer): readonly string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['', folders.home].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    return ['Google\\Chrome', 'Chromium'].flatMap((name) =>
      folders.programs.map((folder) => `${folder}\\${name}\\Application\\chrome.exe`),
    );
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

async function firstThatStarts(
  computer: Computer,
  programs: readonly (string | undefined)[],
): Promise<string | undefined> {
  for (const program of programs) {
    if (program && (await computer.starts(program))) return program;
  }
  return undefined;
}

async function installed(computer: Computer): Promise<string | undefined> {
  const onPath = await Promise.all(commands.map((command) => computer.onPath(command)));
  const places = [...onPath, ...usualPlaces(computer), computer.playwrightBrowser()];
  return firstThatStarts(computer, places);
}

/** Installs a Chromium where that is possible, and says each step. */
async function install(computer: Computer): Promise<string | undefined> {
  const { run, say } = computer;
  const canUseApt = computer.isRoot && (await computer.onPath('apt-get')) !== undefined;
  say('There is no Chromium on this machine. Downloading the one of Playwright …');
  if (await run('playwright-core', ['install', 'chromium'])) {
    const downloaded = [computer.playwrightBrowser()];
    const program = await firstThatStarts(computer, downloaded);
    if (program) return program;
    if (canUseApt) {
      say('It does not start. Installing the libraries it needs …');
      await run('playwright-core', ['install-deps', 'chromium']);
      const second = await firstThatStarts(computer, downloaded);
      if (second) return second;
    }
  }
  if (!canUseApt) return undefined;
  say('Installing Chromium with apt-get …');
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', 'chromium']);
  return installed(computer);
}

/**
 * Finds the program file of a Chromium or Chrome: that of `CHROME_PATH`, else an installed one,
 * else Playwright's; where there is none, installs one if this machine lets us.
 *
 * @throws Error saying what to run, when there is none and none can be installed, or when
 *   `CHROME_PATH` does not name one.
 */
export async function findChromium(computer: Computer = thisComputer): Promise<string> {
  const { chromePath } = computer;
  if (chromePath !== undefined) {
    if (await computer.starts(chromePath)) return chromePath;
    throw new Error(
      `CHROME_PATH is ${JSON.stringify(chromePath)}: no program that starts is there. Set it to the program file of a Chrome or Chromium, or unset it.`,
    );
  }
  const program = (await installed(computer)) ?? (await install(computer));
  if (program) return program;
  const hasApt = (await computer.onPath('apt-get')) !== undefined;
  const command = hasApt
    ? `${computer.isRoot ? '' : 'sudo '}apt-get install -y chromium`
    : 'npx playwright-core install --with-deps chromium';
  throw new Error(
    `There is no Chromium on this machine, and none could be installed. Run "${command}", or set CHROME_PATH to the program file of a Chrome or Chromium.`,
  );
}

/** Arguments that keep Chromium from calling home, from asking and from using hardware. */
export function chromiumArguments(isRoot: boolean): readonly string[] {
  return [
    // Chromium refuses to start as root with its sandbox.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/** Starts a Chromium without a window. The caller closes it. */
export async function launchChromium(
  computer: Computer = thisComputer,
  launch: (options: LaunchOptions) => Promise<Browser> = (options) => chromium.launch(options),
): Promise<Browser> {
  const executablePath = await findChromium(computer);
  const start = (sandbox: boolean) =>
    launch({
      executablePath,
      headless: true,
      // Without this, Playwright turns the sandbox off for everybody.
      chromiumSandbox: sandbox,
      args: [...chromiumArguments(computer.isRoot)],
    });
  try {
    return await start(!computer.isRoot);
  } catch (error) {
    // Many containers forbid the sandbox. The only pages to be opened are our own.
    if (computer.isRoot || !/no usable sandbox|sandboxing failed/i.test(String(error))) throw error;
    computer.say('This machine does not let Chromium use its sandbox: starting it without.');
    return start(false);
  }
}

if (require.main === module) {
  findChromium().then(
    (program) => console.log(program),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
