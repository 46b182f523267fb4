import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { termsOfService } from '../../../src/content/legal/terms-of-service';
import { pagePath } from '../../../src/i18n/paths';
import { published } from '../../support/published';
import { expect, test } from '../fixtures';
import { menuOn, tabTo } from './meet';

const home = pagePath('home', sourceTag);
const others = published.filter(({ tag }) => tag !== sourceTag);
const first = others[0] ?? published[0];
const last = others.at(-1) ?? published[0];

/** From English to the last language of the list, to the first other one, and back to English. */
async function goRound(
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

// tests/site proves for each page that the links are those of its languages.
test.describe('the language menu', () => {
  test('takes the mouse to any language, and closes by a click beside it', async ({ visit }) => {
    const page = await visit(home);
    await goRound(page, async ({ button, list, linkTo }, endonym) => {
      await button.click();
      await page.mouse.click(640, 700);
      await list.waitFor({ state: 'hidden' });
      await button.click();
      await linkTo(endonym).click();
    });
  });

  test('takes the keyboard to any language', async ({ visit }) => {
    const page = await visit(home);
    await goRound(page, async ({ button, linkTo }, endonym) => {
      await tabTo(button);
      await page.keyboard.press('Enter');
      await tabTo(linkTo(endonym));
      await page.keyboard.press('Enter');
    });
  });

  for (const [how, size] of [
    ['a small telephone', { width: 320, height: 640 }],
    ['a window 256 px high', { width: 320, height: 256 }],
  ] as const) {
    test(`takes a finger to any language on ${how}`, async ({ visit }) => {
      const page = await visit(home, { ...size, window: 'touch' });
      await goRound(page, async ({ button, linkTo }, endonym) => {
        await button.tap();
        await linkTo(endonym).tap();
      });
    });
  }

  test('opens, closes and keeps the focus by keyboard', async ({ visit }) => {
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

  test('closes when the focus leaves it', async ({ visit }) => {
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

  test('keeps the part of the page that the address names', async ({ visit }) => {
    const page = await visit(pagePath('terms-of-service', sourceTag));
    const { id = '' } = termsOfService.sections[3] ?? {};
    await page.locator(`main a[href="#${id}"]`).first().click();
    const { button, linkTo } = menuOn(page, sourceTag);
    await button.press('Enter');
    await linkTo(last?.endonym ?? '').press('Enter');
    const there = pagePath('terms-of-service', last?.tag ?? '');
    await page.waitForURL((url) => url.pathname === there && url.hash === `#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});
