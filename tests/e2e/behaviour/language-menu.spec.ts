import type { Page as BrowserPage } from '@playwright/test';
import { type Language, sourceTag } from '../../../src/content/languages';
import { termsOfService } from '../../../src/content/legal/terms-of-service';
import type { RouteId } from '../../../src/content/routes';
import { pagePath } from '../../../src/i18n/paths';
import { pages, published } from '../../support/published';
import { expect, test } from '../fixtures';
import { tabTo } from './focus';
import { menuOn } from './menu';

const isThere = (route: RouteId, tag: string): boolean =>
  pages.some((each) => each.route === route && each.tag === tag);

/** Goes once round the languages that have a page, from English on, and stays on that page. */
async function goRound(
  page: BrowserPage,
  route: RouteId,
  choose: (menu: ReturnType<typeof menuOn>, endonym: string) => Promise<void>,
): Promise<void> {
  const isSource = ({ tag }: Language) => tag === sourceTag;
  const there = [
    ...published.filter(isSource),
    ...published.filter((each) => !isSource(each) && isThere(route, each.tag)),
  ];
  for (const [at, { tag }] of there.entries()) {
    const next = there[(at + 1) % there.length] ?? there[0];
    if (!next) return;
    await choose(menuOn(page, tag), next.endonym);
    await page.waitForURL((url) => url.pathname === pagePath(route, next.tag));
    expect(await page.locator('html').getAttribute('lang')).toBe(next.tag);
    expect(await page.locator('html').getAttribute('dir')).toBe(next.dir);
  }
}

test.describe('the language menu', () => {
  test('takes the mouse round all languages', async ({ visit }) => {
    const page = await visit(pagePath('home', sourceTag));
    await goRound(page, 'home', async ({ button, linkTo }, endonym) => {
      await button.click();
      await linkTo(endonym).click();
    });
  });

  test('takes the keyboard to the same page in every language', async ({ visit }) => {
    const page = await visit(pagePath('pricing', sourceTag));
    await goRound(page, 'pricing', async ({ button, linkTo }, endonym) => {
      await tabTo(button);
      await page.keyboard.press('Enter');
      await tabTo(linkTo(endonym));
      await page.keyboard.press('Enter');
    });
  });

  test('opens, closes and keeps the focus by keyboard', async ({ visit }) => {
    const page = await visit(pagePath('home', sourceTag));
    const { button, list, links } = menuOn(page, sourceTag);
    await tabTo(button);
    for (const opens of ['Enter', 'Space']) {
      expect(await list.count()).toBe(0);
      await page.keyboard.press(opens);
      await list.waitFor();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await expect(button).toBeFocused();
    }
  });

  test('closes when the focus leaves it', async ({ visit }) => {
    const page = await visit(pagePath('home', sourceTag));
    const { button, list, links } = menuOn(page, sourceTag);
    await button.press('Enter');
    await tabTo(links.last());
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeVisible();
    await tabTo(links.last());
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeHidden();
  });

  for (const [how, size] of [
    ['a small telephone', { width: 320, height: 640 }],
    ['a window 256 px high', { width: 320, height: 256 }],
  ] as const) {
    test(`takes a finger to any language on ${how}`, async ({ visit }) => {
      const page = await visit(pagePath('home', sourceTag), { ...size, hasTouch: true });
      await goRound(page, 'home', async ({ button, linkTo }, endonym) => {
        await button.tap();
        await linkTo(endonym).tap();
      });
    });
  }

  test('keeps the part of the page that the address names', async ({ visit }) => {
    const page = await visit(pagePath('terms-of-service', sourceTag));
    const other = published.find(
      ({ tag }) => isThere('terms-of-service', tag) && tag !== sourceTag,
    );
    const { id = '' } = termsOfService.sections[3] ?? {};
    await page.locator(`main a[href="#${id}"]`).first().click();
    const { button, linkTo } = menuOn(page, sourceTag);
    await button.press('Enter');
    await linkTo(other?.endonym ?? '').press('Enter');
    const there = pagePath('terms-of-service', other?.tag ?? '');
    await page.waitForURL((url) => url.pathname === there && url.hash === `#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('closes by a click beside it', async ({ visit }) => {
    const page = await visit(pagePath('home', sourceTag));
    const { button, list } = menuOn(page, sourceTag);
    await button.click();
    await list.waitFor();
    await page.mouse.click(640, 700);
    await list.waitFor({ state: 'hidden' });
  });

  for (const where of pages.filter(({ tag }) => tag === sourceTag)) {
    test(`of ${where.path} lists each language and marks its own`, async ({ visit }) => {
      const page = await visit(where.path);
      const { button, links } = menuOn(page, where.tag);
      await button.click();
      const found = await links.evaluateAll((all) =>
        all.map((link) => ({
          text: link.textContent,
          href: link.getAttribute('href'),
          lang: link.getAttribute('lang'),
          hreflang: link.getAttribute('hreflang'),
          current: link.getAttribute('aria-current'),
        })),
      );
      expect(found).toEqual(
        published.map(({ tag, endonym }) => ({
          text: endonym,
          href: pagePath(isThere(where.route, tag) ? where.route : 'home', tag),
          lang: tag,
          hreflang: tag,
          current: tag === where.tag ? 'page' : null,
        })),
      );
    });
  }
});
