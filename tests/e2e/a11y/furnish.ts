import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { installPageTools } from './in-page/page-tools';

/** Timers do not run where scripting is off, and axe waits for one. Promises do. Runs in the page. */
const promisedTimeouts = `globalThis.setTimeout = (run, _, ...values) => {
  Promise.resolve().then(() => run(...values));
  return 0;
}`;

/** Brings what the checks need into a page that is loaded; its policy does not matter to them. */
export async function furnish(page: Page, scripting: 'on' | 'off' = 'on'): Promise<Page> {
  if (scripting === 'off') await page.evaluate(promisedTimeouts);
  await page.evaluate(installPageTools);
  await page.evaluate(axe.source);
  return page;
}
