import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { wordsOf } from '../../../tools/words';
import { published } from '../../support/published';
import { expect, test } from '../fixtures';
import { menuOn } from './menu';

// The check `without-script` proves that what the dialogs hold stands in the page.
test('without JavaScript the language menu and the links work', async ({ visit }) => {
  const t = wordsOf(sourceTag);
  const page = await visit(pagePath('home', sourceTag), { javaScriptEnabled: false });
  const { button, links } = menuOn(page, sourceTag);
  await button.click();
  await expect(links).toHaveCount(published.length);
  await page.keyboard.press('Escape');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: t('header.pricing'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === pagePath('pricing', sourceTag));
});
