import type { Page, TestInfo } from '@playwright/test';
import type { Issue } from './check';
import { addStyle, removeStyles } from './in-page/extra-style';

/** Takes a picture of an issue where it was found; returns the name of its attachment. */
export async function takePicture(
  page: Page,
  { selector }: Issue,
  testInfo: TestInfo,
): Promise<string | undefined> {
  const name = `picture ${testInfo.attachments.length + 1}`;
  try {
    if (selector) {
      const element = page.locator(selector).first();
      await element.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
      await page.evaluate(addStyle, `${selector} { outline: 4px solid #e0218a !important }`);
    }
    const body = await page.screenshot({ timeout: 5000 });
    if (selector) await page.evaluate(removeStyles);
    await testInfo.attach(name, { body, contentType: 'image/png' });
    return name;
  } catch {
    // A page that cannot be pictured any more is still an issue.
    return undefined;
  }
}
