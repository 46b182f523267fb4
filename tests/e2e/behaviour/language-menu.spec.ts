import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { termsOfService } from '../../../src/content/legal/terms-of-service';
import { pagePath } from '../../../src/i18n/paths';
import { published } from '../../support/published';
import { expect, test } from '../fixtures';
import { menuOn, tabTo } from './helpers';

const home = pagePath('home', sourceTag);
const others = published.filter(({ tag }) => tag !== sourceTag);
const first = others[0] ?? published[0];
const last = others.at(-1) ?? published[0];

/** Goes from English to the last language, to the first other one, and back to English. */
async function visitLanguages(
  page: Page,
  choose: (menu: ReturnType<typeof menuOn>, endonym: string) => Promise<void>,
): Promise<void> {
  let tag: string = sourceTag;
  for (const next of [last, first, published.find((each) => each.tag === sourceTag)]) {
    if (!next) throw new Error('No language is published.');
    await choose(menuOn(page, tag), next.endonym);
    await page.waitForURL((url) => url.pathname === pagePath('home', next.tag));
    const { tag: lang, dir } = next;
    await expect(page.locator(`html[lang="${lang}"][dir="${dir}"]`)).toBeAttached();
    tag = lang;
  }
}

// tests/site proves that the links of each page lead to its languages.
test.describe('the language menu', () => {
  test('works with a mouse, and closes on a click outside it', async ({ visit }) => {
    const page = await visit(home);
    await visitLanguages(page, async ({ button, list, linkTo }, endonym) => {
      await button.click();
      await page.mouse.click(640, 700);
      await list.waitFor({ state: 'hidden' });
      await button.click();
      await linkTo(endonym).click();
    });
  });

  test('works with a keyboard', async ({ visit }) => {
    const page = await visit(home);
    await visitLanguages(page, async ({ button, linkTo }, endonym) => {
      await tabTo(button);
      await page.keyboard.press('Enter');
      await tabTo(linkTo(endonym));
      await page.keyboard.press('Enter');
    });
  });

  test('works with touch in a window 256 px high', async ({ visit }) => {
    const page = await visit(home, { width: 320, height: 256, window: 'touch' });
    await visitLanguages(page, async ({ button, linkTo }, endonym) => {
      await button.tap();
      await linkTo(endonym).tap();
    });
  });

  test('opens and closes by keyboard and returns the focus', async ({ visit }) => {
    const page = await visit(home);
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

  test('closes when it loses the focus', async ({ visit }) => {
    const page = await visit(home);
    const { button, list, links } = menuOn(page, sourceTag);
    await button.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeVisible();
    await tabTo(links.last());
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeHidden();
  });

  test('keeps the fragment of the address', async ({ visit }) => {
    const page = await visit(pagePath('terms-of-service', sourceTag));
    const { id = '' } = termsOfService.sections[3] ?? {};
    await page.locator(`main a[href="#${id}"]`).first().click();
    const { button, linkTo } = menuOn(page, sourceTag);
    await button.press('Enter');
    await linkTo(last?.endonym ?? '').press('Enter');
    const path = pagePath('terms-of-service', last?.tag ?? '');
    await page.waitForURL((url) => url.pathname === path && url.hash === `#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});
