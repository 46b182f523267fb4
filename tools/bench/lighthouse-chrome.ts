import type { LaunchedChrome } from 'chrome-launcher';
import { chromiumArguments, findChromium } from '../chromium';
import { thisComputer } from '../computer';

/**
 * Starts a Chromium for Lighthouse, which wants a port of its own and none of Playwright's
 * settings. The caller kills it.
 */
export async function launchForLighthouse(): Promise<LaunchedChrome> {
  const { launch } = await import('chrome-launcher');
  const { isRoot, say } = thisComputer;
  const start = async (flags: readonly string[]) =>
    launch({
      chromePath: await findChromium(),
      chromeFlags: ['--headless=new', ...flags],
      logLevel: 'silent',
    });
  try {
    return await start(chromiumArguments(isRoot));
  } catch (error) {
    // Many containers forbid the sandbox. The only pages to be opened are our own.
    if (isRoot) throw error;
    say('Chromium did not start with its sandbox: starting it without.');
    return start(chromiumArguments(true));
  }
}
