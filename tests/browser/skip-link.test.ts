import { toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { isInSight } from '../support/browser-sight';
import { everyRouteAndLanguage, wordsOf } from '../support/built-site';

describe('the skip link', () => {
  const { visit } = sharedBrowser();

  it.each(everyRouteAndLanguage)('of $path is the first stop and leads on', async (where) => {
    const page = await visit(where.path);
    const link = page.getByRole('link', { name: wordsOf(where.tag)('skipLink'), exact: true });
    await page.keyboard.press('Tab');
    await toHaveFocus(link);
    expect(await isInSight(link)).toBe(true);
    await page.keyboard.press('Enter');
    await toHaveFocus(page.getByRole('main'));
    await page.keyboard.press('Tab');
    const next = page.locator(':focus');
    // Into the main part, or past it where it holds nothing to stop at.
    expect(await next.evaluate((node) => node.closest('main, footer') !== null)).toBe(true);
  });
});
