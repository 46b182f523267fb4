import type { Browser, Page } from 'playwright-core';
import { bringAxe } from './axe';
import { installPageTools } from './in-page/page-tools';

/** Two windows of one worker: scripting on and off. Opening one costs ten times as much as a visit. */
export interface Stage {
  /** Opens a page as somebody who reads its language, ready for the checks. */
  visit(
    tag: string,
    scripting: 'on' | 'off',
    open: (page: Page) => Promise<unknown>,
  ): Promise<Page>;
  close(): Promise<void>;
}

/** Milliseconds for anything a page should do at once. */
const patience = 20_000;

/** Opens the windows in which a worker looks at pages. */
export function openStage(browser: Browser): Stage {
  const windows = new Map<'on' | 'off', { readonly tag: string; readonly page: Page }>();
  const close = async (scripting: 'on' | 'off') => {
    await windows.get(scripting)?.page.context().close();
    windows.delete(scripting);
  };
  const openWindow = async (tag: string, scripting: 'on' | 'off') => {
    await close(scripting);
    const context = await browser.newContext({
      javaScriptEnabled: scripting === 'on',
      // Otherwise the site would suggest another language on most of its pages.
      locale: tag,
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    windows.set(scripting, { tag, page });
    return page;
  };
  return {
    async visit(tag, scripting, open) {
      const known = windows.get(scripting);
      const page = known?.tag === tag ? known.page : await openWindow(tag, scripting);
      await open(page);
      await furnish(page, scripting);
      return page;
    },
    close: async () => {
      await close('on');
      await close('off');
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
