import { languages } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { dialogIds, dialogOn, expectedLinks, linksIn } from '../support/browser-dialog';
import { menuOn } from '../support/browser-menu';
import { sharedBrowser } from '../support/browser-session';
import { pages, wordsOf } from '../support/built-site';

describe('without JavaScript', () => {
  const { visit } = sharedBrowser();

  it.each(languages)('$tag: every page shows e-mail, phone and the legal pages', async (own) => {
    const page = await visit(pagePath('home', own.tag), { javaScriptEnabled: false });
    for (const { route, path } of pages.filter(({ tag }) => tag === own.tag)) {
      if (route !== 'home') await page.goto(path);
      const headings = page.getByRole('main').getByRole('heading', { level: 1 });
      expect(await headings.count()).toBe(1);
      for (const id of dialogIds) {
        const { opener, plain, title } = dialogOn(page, own.tag, id);
        expect(await plain.getByRole('heading', { name: title, exact: true }).count()).toBe(1);
        expect(await linksIn(plain)).toEqual(expectedLinks(id, own.tag));
        for (const link of await plain.getByRole('link').all()) {
          expect(await link.isVisible()).toBe(true);
        }
        expect(await opener.isVisible()).toBe(false);
      }
    }
  });

  it.each(languages)('$tag: the language menu and the links work', async ({ tag }) => {
    const t = wordsOf(tag);
    const page = await visit(pagePath('home', tag), { javaScriptEnabled: false });
    const { button, links } = menuOn(page, tag);
    await button.click();
    expect(await links.count()).toBe(languages.length);
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.pricing') })
      .click();
    await page.waitForURL((url) => url.pathname === pagePath('pricing', tag));
  });
});
