import { sourceTag } from '../../../src/content/languages';
import { site } from '../../../src/content/site';
import { pagePath } from '../../../src/i18n/paths';
import { wordsOf } from '../../../tools/words';
import { linkTo, published } from '../../support/published';
import { expect, test } from '../fixtures';

// The tests of hosts prove it for every language.
const prefixed = published
  .filter(({ tag }) => tag !== sourceTag)
  .slice(0, 1)
  .flatMap(({ tag }) =>
    ['/no-such-page', '/pricing/no-such-page'].map((rest) => ({
      path: `/${tag}${rest}`,
      tag,
    })),
  );

const unprefixed = ['/no-such-page', '/en/pricing', '/xx/pricing', '/dex', '/wp-login.php'].map(
  (path) => ({ path, tag: sourceTag }),
);

test.describe('a path that leads nowhere', () => {
  for (const lost of [...prefixed, ...unprefixed]) {
    test(`${lost.path}: says so in ${lost.tag} and shows ways on`, async ({ visit }) => {
      const t = wordsOf(lost.tag);
      const page = await visit(pagePath('home', lost.tag), { tolerates: /status of 404/ });
      const response = await page.goto(lost.path);
      expect(response?.status()).toBe(404);
      expect(await page.title()).toBe(`${t('not-found:meta.title')} – ${site.productName}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(lost.tag);
      const main = page.getByRole('main');
      const title = t('not-found:title');
      expect(await main.getByRole('heading', { level: 1, name: title, exact: true }).count()).toBe(
        1,
      );
      const ways = page.getByRole('navigation', { name: t('not-found:waysOn'), exact: true });
      expect(
        await ways.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
      ).toEqual(
        (['home', 'pricing', 'enterprise'] as const).map((route) => linkTo(route, lost.tag)),
      );
    });
  }
});
