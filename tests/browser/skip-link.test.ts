import { languages } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { toHaveFocus } from '../support/browser-dialog';
import { sharedBrowser } from '../support/browser-session';
import { isInSight } from '../support/browser-sight';
import { pages, wordsOf } from '../support/built-site';

describe('the skip link', () => {
  const { visit } = sharedBrowser();

  it.each(languages)('$tag: is the first stop and leads to the main part', async ({ tag }) => {
    const page = await visit(pagePath('home', tag));
    for (const { path } of pages.filter((candidate) => candidate.tag === tag)) {
      await page.goto(path);
      const link = page.getByRole('link', { name: wordsOf(tag)('skipLink'), exact: true });
      await page.keyboard.press('Tab');
      await toHaveFocus(link);
      expect(await isInSight(link)).toBe(true);
      await page.keyboard.press('Enter');
      await toHaveFocus(page.getByRole('main'));
      await page.keyboard.press('Tab');
      const next = page.locator(':focus');
      expect(await next.evaluate((node) => node.closest('header:not(main *)'))).toBeNull();
    }
  });
});
