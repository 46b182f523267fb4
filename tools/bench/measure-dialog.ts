import type { Browser, BrowserContext, Page as Tab } from 'playwright-core';
import { type BuiltSite, withServers } from './built-site';
import type { DialogSpeed } from './report';
import { spread } from './statistics';
import { homePages } from './subjects';

const caches = ['cold', 'warm'] as const;
const networks = ['fast', 'slow'] as const;

/** After this many milliseconds no visitor is waiting any more. */
const patience = 30_000;

/** Slows the network down as Lighthouse's settings for a phone have it. */
async function slowDown(context: BrowserContext, tab: Tab): Promise<void> {
  const { throttling } = await import('lighthouse/core/config/constants.js');
  const slow = throttling.mobileSlow4G;
  const bytesPerKilobit = 1024 / 8;
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.requestLatencyMs,
    downloadThroughput: slow.downloadThroughputKbps * bytesPerKilobit,
    uploadThroughput: slow.uploadThroughputKbps * bytesPerKilobit,
  });
}

/**
 * Clicks a dialog's button without any earlier intent, such as a pointer on it, and waits for what
 * opens to be on the screen. Returns milliseconds.
 */
function clickToOpen(tab: Tab, opened: string): Promise<number> {
  return tab.evaluate(
    // No function in here has a name: tsx would wrap it in something the page does not know.
    async ([selector, limit]) => {
      const button = document.querySelector<HTMLElement>('[data-dialog]');
      if (!button) throw new Error('the page has no button for it');
      const start = performance.now();
      button.click();
      while (!document.querySelector(selector)) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (performance.now() - start > limit) throw new Error(`no ${selector} in ${limit} ms`);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    },
    [opened, patience] as const,
  );
}

interface Visit {
  readonly url: string;
  readonly network: DialogSpeed['network'];
  /** Selector of the open dialog. */
  readonly opened: string;
}

/** Two visits by one visitor: the first with an empty cache. */
async function visitTwice(
  browser: Browser,
  { url, network, opened }: Visit,
): Promise<Readonly<Record<DialogSpeed['cache'], number>>> {
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    if (network === 'slow') await slowDown(context, tab);
    await tab.goto(url, { waitUntil: 'networkidle' });
    const cold = await clickToOpen(tab, opened);
    await tab.goto(url, { waitUntil: 'networkidle' });
    return { cold, warm: await clickToOpen(tab, opened) };
  } catch (cause) {
    const { pathname } = new URL(url);
    throw new Error(`${pathname}: the dialog did not open: ${(cause as Error).message}`, { cause });
  } finally {
    await context.close();
  }
}

/**
 * Measures how long a dialog takes to open on the home pages. Its floor is the plain version of
 * the same dialog on the page without scripts.
 */
export async function measureDialog(
  site: BuiltSite,
  browser: Browser,
  runs: number,
  say: (line: string) => void,
): Promise<readonly DialogSpeed[]> {
  return withServers(site, async (origins) => {
    const speeds: DialogSpeed[] = [];
    for (const { path } of homePages(site.pages)) {
      for (const network of networks) {
        say(`  ${path}, ${network} network, ${runs} runs`);
        const visits: { site: Record<string, number>; floor: Record<string, number> }[] = [];
        for (let run = 0; run < runs; run += 1) {
          visits.push({
            site: await visitTwice(browser, {
              url: origins.site + path,
              network,
              opened: '[role="dialog"]',
            }),
            floor: await visitTwice(browser, {
              url: origins.floor + path,
              network,
              opened: ':popover-open',
            }),
          });
        }
        for (const cache of caches) {
          const values = (of: 'site' | 'floor') => visits.map((visit) => visit[of][cache] ?? NaN);
          const time = { site: spread(values('site')), floor: spread(values('floor')) };
          speeds.push({ path, network, cache, time });
        }
      }
    }
    return speeds;
  });
}
