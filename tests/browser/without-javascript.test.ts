import { pagePath } from '../../src/i18n/paths';
import { dialogIds } from '../../tools/audit/dialog-words';
import { wordsOf } from '../../tools/words';
import { dialogOn, expectedLinks, linksIn } from '../support/browser-dialog';
import { menuOn } from '../support/browser-menu';
import { sharedBrowser } from '../support/browser-session';
import { linkTo, published, sampledPages } from '../support/published';

describe('without JavaScript', () => {
  const { visit } = sharedBrowser();

  it.each(sampledPages)('$path shows e-mail, phone and the legal pages', async (where) => {
    const page = await visit(where.path, { javaScriptEnabled: false });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const id of dialogIds) {
      const { opener, plain, title } = dialogOn(page, where.tag, id);
      expect(await plain.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true);
      expect(await linksIn(plain)).toEqual(expectedLinks(id, where.tag));
      for (const link of await plain.getByRole('link').all()) {
        expect(await link.isVisible()).toBe(true);
      }
      expect(await opener.isVisible()).toBe(false);
    }
  });

  it.each(published)('the language menu and the links of $tag work', async ({ tag }) => {
    const t = wordsOf(tag);
    const page = await visit(pagePath('home', tag), { javaScriptEnabled: false });
    const { button, links } = menuOn(page, tag);
    await button.click();
    expect(await links.count()).toBe(published.length);
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.pricing') })
      .click();
    await page.waitForURL((url) => url.pathname === linkTo('pricing', tag));
  });
});
