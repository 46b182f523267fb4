import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bringAxe } from './axe';
import { installPageTools } from './in-page/page-tools';

/** Two windows of one worker: scripting on and off. Opening one costs ten times as much as a visit. */
export interface Stage {
  visit(address: string, scripting: 'on' | 'off'): Promise<Page>;
  close(): Promise<void>;
}

/** Milliseconds for anything a page should do at once. */
const patience = 20_000;

/** Opens the windows in which a worker looks at pages. */
export async function openStage(browser: Browser): Promise<Stage> {
  const contexts: BrowserContext[] = [];
  const open = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled });
    context.setDefaultTimeout(patience);
    contexts.push(context);
    return context.newPage();
  };
  const windows = { on: await open(true), off: await open(false) };
  return {
    async visit(address, scripting) {
      const page = windows[scripting];
      await page.goto(address);
      await furnish(page, scripting);
      return page;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** Timers do not run where scripting is off, and axe waits for one. Promises do. Runs in the page. */
const promisedTimeouts = `globalThis.setTimeout = (run, _, ...values) => {
  Promise.resolve().then(() => run(...values));
  return 0;
}`;

/** Brings what the checks need into a page that is loaded. */
export async function furnish(page: Page, scripting: 'on' | 'off'): Promise<void> {
  // What tsx compiles calls this to keep the names of functions; pages do not know it.
  await page.evaluate('globalThis.__name = (value) => value');
  if (scripting === 'off') await page.evaluate(promisedTimeouts);
  await page.evaluate(installPageTools);
  await bringAxe(page);
}
