import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Fault } from './check';
import { addStyle, removeStyles } from './in-page/extra-style';

/** Takes a picture of a fault where it was found, and returns the name of its file. */
export type TakePicture = (page: Page, fault: Fault, before: number) => Promise<string | undefined>;

/** More pictures of one kind of fault on one page tell nothing new. */
const mostPerOutcome = 3;

/** Keeps pictures of faults in a folder. */
export function pictureTaker(folder: string): TakePicture {
  let count = 0;
  return async (page, { selector }, before) => {
    if (before >= mostPerOutcome) return undefined;
    count += 1;
    const name = `${String(count).padStart(4, '0')}.png`;
    await mkdir(folder, { recursive: true });
    try {
      if (selector) {
        const element = page.locator(selector).first();
        await element.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
        await page.evaluate(addStyle, `${selector} { outline: 4px solid #e0218a !important }`);
      }
      await page.screenshot({ path: path.join(folder, name), timeout: 5000 });
      if (selector) await page.evaluate(removeStyles);
      return path.posix.join(path.basename(folder), name);
    } catch {
      // A page that cannot be pictured any more is still a finding.
      return undefined;
    }
  };
}
