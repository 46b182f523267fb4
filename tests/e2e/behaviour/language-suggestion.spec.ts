import type { Page } from '@playwright/test';
import { languages, sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { wordsOf } from '../../../tools/words';
import { addressed, published, sampledPages } from '../../support/published';
import { axeFaults } from '../a11y/axe';
import { furnish } from '../a11y/furnish';
import { isInSight } from '../a11y/in-page/is-in-sight';
import { show } from '../a11y/look';
import { expect, test } from '../fixtures';
import { tabTo } from './focus';
import { menuOn } from './menu';

/** What a page says in another language, as its reader finds it in the header. */
function suggestionOn(page: Page, tag: string) {
  const t = wordsOf(tag);
  const header = page.getByRole('banner');
  return {
    link: header.getByRole('link', { name: t('languageMenu.suggestion'), exact: true }),
    close: header.getByRole('button', { name: t('dialogs.close'), exact: true }),
  };
}

/** Everything on a page that suggests a language, whichever it is. */
const anySuggestion = (page: Page) =>
  page
    .getByRole('banner')
    .locator(':scope > [lang]')
    .filter({ has: page.getByRole('link') });

const others = published.filter(({ tag }) => tag !== sourceTag);
const [other = ''] = others.map(({ tag }) => tag);
const home = pagePath('home', sourceTag);

/** The pages in English, with another language that the page is there in. */
const meetings = addressed
  .filter(({ tag }) => tag === sourceTag)
  .flatMap(({ route, tag, path }) => {
    const there = addressed.find((page) => page.route === route && page.tag !== tag);
    return there ? [{ path, route, prefers: there.tag }] : [];
  });

test.describe('where the browser prefers another language of the site', () => {
  for (const meeting of meetings) {
    test(`${meeting.path} links to the same page in ${meeting.prefers}, in its words`, async ({
      visit,
    }) => {
      const { path, route, prefers } = meeting;
      const page = await visit(path, { languages: [`${prefers}-XX`, 'en'] });
      const { link, close } = suggestionOn(page, prefers);
      expect(await link.evaluate(isInSight)).toBe(true);
      expect(await close.evaluate(isInSight)).toBe(true);
      expect(
        await link.evaluate((node: HTMLAnchorElement) => ({
          href: node.getAttribute('href'),
          hreflang: node.hreflang,
          // Of the link or of what it stands in.
          lang: node.closest<HTMLElement>('[lang]')?.lang,
          dir: node.closest<HTMLElement>('[dir]')?.dir,
        })),
      ).toEqual({
        href: pagePath(route, prefers),
        hreflang: prefers,
        lang: prefers,
        dir: languages.find(({ tag }) => tag === prefers)?.dir,
      });
    });
  }

  for (const { tag } of others) {
    test(`${tag} is suggested and nothing more once one has followed`, async ({ visit }) => {
      const page = await visit(home, { languages: [tag, 'en'] });
      await suggestionOn(page, tag).link.click();
      await page.waitForURL((url) => url.pathname === pagePath('home', tag));
      expect(await anySuggestion(page).count()).toBe(0);
    });
  }

  test('the first that the page is there in counts, from all that the browser names', async ({
    visit,
  }) => {
    const page = await visit(home, { languages: ['ja', 'zh-TW', other, 'en'] });
    expect(await suggestionOn(page, other).link.isVisible()).toBe(true);
  });
});

test.describe('nothing is suggested', () => {
  for (const [what, preferred] of [
    ['the page is in the language that comes first', ['en-GB', other]],
    ['the page comes before its other languages', ['ja', 'en', other]],
    ['the browser prefers languages that the site has not', ['ja', 'zh-Hant-TW']],
    ['the browser names no language', []],
  ] as const) {
    test(`where ${what}`, async ({ visit }) => {
      const page = await visit(home, { languages: preferred });
      expect(await anySuggestion(page).count()).toBe(0);
    });
  }

  test('where scripts are off', async ({ visit }) => {
    const page = await visit(home, { languages: [other], javaScriptEnabled: false });
    expect(await anySuggestion(page).count()).toBe(0);
  });

  test('on a page that answers with a status and has no address', async ({ visit }) => {
    const page = await visit(pagePath('not-found', sourceTag), { languages: [other] });
    expect(await anySuggestion(page).count()).toBe(0);
  });
});

test.describe('the suggestion', () => {
  const languagesOfReader = [other, 'en'];

  test('comes after the skip link and the header, before the main part', async ({ visit }) => {
    const page = await visit(home, { languages: languagesOfReader });
    const { link, close } = suggestionOn(page, other);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: wordsOf(sourceTag)('skipLink'), exact: true });
    await expect(skip).toBeFocused();
    await tabTo(menuOn(page, sourceTag).button);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test('takes no focus by itself', async ({ visit }) => {
    const page = await visit(home, { languages: languagesOfReader });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  for (const key of ['Enter', 'Space']) {
    test(`goes away by ${key}, and the focus is on the menu`, async ({ visit }) => {
      const page = await visit(home, { languages: languagesOfReader });
      const { link, close } = suggestionOn(page, other);
      await tabTo(close);
      await page.keyboard.press(key);
      await link.waitFor({ state: 'hidden' });
      expect(await close.count()).toBe(0);
      await expect(menuOn(page, sourceTag).button).toBeFocused();
    });
  }

  test('goes away by a click, and is there again on the next visit: nothing is kept', async ({
    visit,
  }) => {
    const page = await visit(home, { languages: languagesOfReader });
    const { link, close } = suggestionOn(page, other);
    await close.click();
    await link.waitFor({ state: 'hidden' });
    await page.reload();
    expect(await link.isVisible()).toBe(true);
  });

  test('asks for nothing', async ({ visit }) => {
    const page = await visit(home, { languages: languagesOfReader });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await suggestionOn(page, other).close.click();
    expect(asked).toEqual([]);
  });

  for (const width of [320, 968, 1280]) {
    test(`moves nothing on a screen of ${width} px`, async ({ visit }) => {
      const page = await visit(home, { languages: languagesOfReader, width });
      expect(await suggestionOn(page, other).link.isVisible()).toBe(true);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                sum += (entry as PerformanceEntry & { readonly value: number }).value;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            // What is buffered is handed over before the second frame.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => setTimeout(() => resolve(sum))),
            );
          }),
      );
      expect(shifts).toBe(0);
    });
  }

  for (const width of [320, 1280]) {
    test(`has targets of 44 px on a screen of ${width} px`, async ({ visit }) => {
      const page = await visit(home, { languages: languagesOfReader, width });
      const { link, close } = suggestionOn(page, other);
      for (const target of [link, close]) {
        const box = await target.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
    });
  }

  test('is not printed', async ({ visit }) => {
    const page = await visit(home, { languages: languagesOfReader });
    await page.emulateMedia({ media: 'print' });
    expect(await suggestionOn(page, other).link.isVisible()).toBe(false);
  });

  test('is accessible in light and dark mode', async ({ visit }) => {
    const page = await visit(home, { languages: [other] });
    await furnish(page);
    for (const width of [320, 1280]) {
      for (const scheme of ['light', 'dark'] as const) {
        await show(page, { width, scheme });
        expect(await axeFaults(page)).toEqual([]);
      }
    }
  });

  test('leaves every page alone whose language is preferred', async ({ visit }) => {
    for (const { path, tag } of sampledPages) {
      const page = await visit(path, { languages: [tag, 'en', other] });
      expect([path, await anySuggestion(page).count()]).toEqual([path, 0]);
    }
  });
});
