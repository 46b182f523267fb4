import type { Page } from '@playwright/test';
import { languages, sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../support/load-translator';
import { publishedTags, tagsOf } from '../../support/published';
import { axeIssues } from '../a11y/axe';
import { emulate } from '../a11y/emulation';
import { isInSight } from '../a11y/in-page/is-in-sight';
import { expect, test } from '../fixtures';
import { menuOn, tabTo } from './helpers';

/** The link to another language in the header, and the button that closes it. */
function suggestionOn(page: Page, tag: string) {
  const t = loadTranslator(tag);
  const header = page.getByRole('banner');
  return {
    link: header.getByRole('link', { name: t('languageMenu.suggestion'), exact: true }),
    close: header.getByRole('button', { name: t('dialogs.close'), exact: true }),
  };
}

/** A suggestion in any language. */
const anySuggestion = (page: Page) =>
  page
    .getByRole('banner')
    .locator(':scope > [lang]')
    .filter({ has: page.getByRole('link') });

const [other = ''] = publishedTags.filter((tag) => tag !== sourceTag);
const home = pagePath('home', sourceTag);

// tests/site proves the texts and addresses on every page.
test.describe('where the browser prefers another language of the site', () => {
  test('a page links to its translation, which then suggests nothing', async ({ visit }) => {
    const [tag = ''] = tagsOf('pricing').filter((each) => each !== sourceTag);
    const page = await visit(pagePath('pricing', sourceTag), {
      languages: ['ja', `${tag}-XX`, 'en'],
    });
    const { link, close } = suggestionOn(page, tag);
    expect(await link.evaluate(isInSight)).toBe(true);
    expect(await close.evaluate(isInSight)).toBe(true);
    expect(
      await link.evaluate((node: HTMLAnchorElement) => ({
        href: node.getAttribute('href'),
        hreflang: node.hreflang,
        // Of the link or of the element around it.
        lang: node.closest<HTMLElement>('[lang]')?.lang,
        dir: node.closest<HTMLElement>('[dir]')?.dir,
      })),
    ).toEqual({
      href: pagePath('pricing', tag),
      hreflang: tag,
      lang: tag,
      dir: languages.find((language) => language.tag === tag)?.dir,
    });
    await link.click();
    await page.waitForURL((url) => url.pathname === pagePath('pricing', tag));
    expect(await anySuggestion(page).count()).toBe(0);
  });
});

// tests/unit/choose-language.test.ts proves which of the browser's languages is chosen.
for (const [where, path, options] of [
  ['the browser names no language', home, { languages: [] }],
  ['scripts are off', home, { languages: [other], window: 'scriptless' }],
  [
    'the page is the 404 page, which has no address of its own',
    pagePath('not-found', sourceTag),
    { languages: [other] },
  ],
] as const) {
  test(`nothing is suggested where ${where}`, async ({ visit }) => {
    const page = await visit(path, options);
    expect(await anySuggestion(page).count()).toBe(0);
  });
}

test.describe('the suggestion', () => {
  const reader = { languages: [other, 'en'] };

  test('comes after the skip link and the header, before the main part', async ({ visit }) => {
    const page = await visit(home, reader);
    const { link, close } = suggestionOn(page, other);
    // The suggestion does not take the focus by itself.
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {
      name: loadTranslator(sourceTag)('skipLink'),
      exact: true,
    });
    await expect(skip).toBeFocused();
    await tabTo(menuOn(page, sourceTag).button);
    const main = page.getByRole('main').getByRole('link').first();
    for (const next of [link, close, main]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  test('closes by key or click, and is back on the next visit: nothing is stored', async ({
    visit,
  }) => {
    const page = await visit(home, reader);
    const { link, close } = suggestionOn(page, other);
    for (const action of ['Enter', 'Space', 'click'] as const) {
      if (action === 'click') await close.click();
      else await close.press(action);
      await link.waitFor({ state: 'hidden' });
      expect(await close.count()).toBe(0);
      await expect(menuOn(page, sourceTag).button).toBeFocused();
      await page.reload();
      expect(await link.isVisible()).toBe(true);
    }
  });

  for (const width of [320, 968, 1280]) {
    test(`shifts no layout at ${width} px, is large enough to press, and is not printed`, async ({
      visit,
    }) => {
      const page = await visit(home, { ...reader, width });
      const { link, close } = suggestionOn(page, other);
      expect(await link.isVisible()).toBe(true);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                sum += (entry as PerformanceEntry & { readonly value: number }).value;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            // Buffered entries are delivered before the second frame.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => setTimeout(() => resolve(sum))),
            );
          }),
      );
      expect(shifts).toBe(0);
      for (const target of [link, close]) {
        const box = await target.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await link.isVisible()).toBe(false);
    });
  }

  test('is accessible in light and dark mode', async ({ visit }) => {
    const page = await visit(home, { languages: [other] });
    for (const width of [320, 1280]) {
      for (const scheme of ['light', 'dark'] as const) {
        await emulate(page, { width, scheme });
        expect(await axeIssues(page)).toEqual([]);
      }
    }
  });
});
