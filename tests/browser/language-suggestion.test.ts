import type { Page } from 'playwright-core';
import { languages, sourceTag } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { axeFaults } from '../../tools/audit/axe';
import { show } from '../../tools/audit/look';
import { furnish } from '../../tools/audit/stage';
import { wordsOf } from '../../tools/words';
import { tabTo, toHaveFocus } from '../support/browser-focus';
import { menuOn } from '../support/browser-menu';
import { sharedBrowser } from '../support/browser-session';
import { isInSight } from '../support/browser-sight';
import { addressed, published, sampledPages } from '../support/published';

const { visit } = sharedBrowser();

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

/** The pages in English and each start page, with another language that the page is there in. */
const meetings = addressed
  .filter(({ route, tag }) => tag === sourceTag || route === 'home')
  .flatMap(({ route, tag, path }) => {
    const there = addressed.find((page) => page.route === route && page.tag !== tag);
    return there ? [{ path, route, prefers: there.tag }] : [];
  });

describe('where the browser prefers another language of the site', () => {
  it.each(meetings)('$path links to the same page in $prefers, in its words', async (meeting) => {
    const { path, route, prefers } = meeting;
    const page = await visit(path, { languages: [`${prefers}-XX`, 'en'] });
    const { link, close } = suggestionOn(page, prefers);
    expect(await isInSight(link)).toBe(true);
    expect(await isInSight(close)).toBe(true);
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

  it.each(others)('$tag is suggested and nothing more once one has followed', async ({ tag }) => {
    const page = await visit(home, { languages: [tag, 'en'] });
    await suggestionOn(page, tag).link.click();
    await page.waitForURL((url) => url.pathname === pagePath('home', tag));
    expect(await anySuggestion(page).count()).toBe(0);
  });

  it('the first that the page is there in counts, from all that the browser names', async () => {
    const page = await visit(home, { languages: ['ja', 'zh-TW', other, 'en'] });
    expect(await suggestionOn(page, other).link.isVisible()).toBe(true);
  });
});

describe('nothing is suggested', () => {
  it.each<[what: string, languages: readonly string[]]>([
    ['the page is in the language that comes first', ['en-GB', other]],
    ['the page comes before its other languages', ['ja', 'en', other]],
    ['the browser prefers languages that the site has not', ['ja', 'zh-Hant-TW']],
    ['the browser names no language', []],
  ])('where %s', async (_what, preferred) => {
    const page = await visit(home, { languages: preferred });
    expect(await anySuggestion(page).count()).toBe(0);
  });

  it('where scripts are off', async () => {
    const page = await visit(home, { languages: [other], javaScriptEnabled: false });
    expect(await anySuggestion(page).count()).toBe(0);
  });

  it('on a page that answers with a status and has no address', async () => {
    const page = await visit(pagePath('not-found', sourceTag), { languages: [other] });
    expect(await anySuggestion(page).count()).toBe(0);
  });
});

describe('the suggestion', () => {
  const languagesOfReader = [other, 'en'];

  it('comes after the skip link and the header, before the main part', async () => {
    const page = await visit(home, { languages: languagesOfReader });
    const { link, close } = suggestionOn(page, other);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: wordsOf(sourceTag)('skipLink'), exact: true });
    await toHaveFocus(skip);
    await tabTo(menuOn(page, sourceTag).button);
    await page.keyboard.press('Tab');
    await toHaveFocus(link);
    await page.keyboard.press('Tab');
    await toHaveFocus(close);
    await page.keyboard.press('Tab');
    await toHaveFocus(page.getByRole('main').getByRole('link').first());
  });

  it('takes no focus by itself', async () => {
    const page = await visit(home, { languages: languagesOfReader });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it.each(['Enter', 'Space'])('goes away by %s, and the focus is on the menu', async (key) => {
    const page = await visit(home, { languages: languagesOfReader });
    const { link, close } = suggestionOn(page, other);
    await tabTo(close);
    await page.keyboard.press(key);
    await link.waitFor({ state: 'hidden' });
    expect(await close.count()).toBe(0);
    await toHaveFocus(menuOn(page, sourceTag).button);
  });

  it('goes away by a click, and is there again on the next visit: nothing is kept', async () => {
    const page = await visit(home, { languages: languagesOfReader });
    const { link, close } = suggestionOn(page, other);
    await close.click();
    await link.waitFor({ state: 'hidden' });
    await page.reload();
    expect(await link.isVisible()).toBe(true);
  });

  it('asks for nothing', async () => {
    const asked: string[] = [];
    const page = await visit(home, {
      languages: languagesOfReader,
      isNew: true,
      onResponse: (response) => asked.push(new URL(response.url()).pathname),
    });
    await suggestionOn(page, other).close.click();
    const niceties = ['/icon.svg', '/manifest.webmanifest', '/speculation-rules.json'];
    expect(asked.filter((path) => !niceties.includes(path))).toEqual([home]);
  });

  it.each([320, 968, 1280])('moves nothing on a screen of %d px', async (width) => {
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
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
        }),
    );
    expect(shifts).toBe(0);
  });

  it.each([320, 1280])('has targets of 44 px on a screen of %d px', async (width) => {
    const page = await visit(home, { languages: languagesOfReader, width });
    const { link, close } = suggestionOn(page, other);
    for (const target of [link, close]) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });

  it('is not printed', async () => {
    const page = await visit(home, { languages: languagesOfReader });
    await page.emulateMedia({ media: 'print' });
    expect(await suggestionOn(page, other).link.isVisible()).toBe(false);
  });

  it.each(others)('in $tag is accessible, by day and by night', async ({ tag }) => {
    const page = await visit(home, { languages: [tag] });
    await furnish(page, 'on');
    for (const width of [320, 1280]) {
      for (const scheme of ['light', 'dark'] as const) {
        await show(page, { width, scheme });
        expect(await axeFaults(page)).toEqual([]);
      }
    }
  });

  it('leaves every page alone whose language is preferred', async () => {
    for (const { path, tag } of sampledPages) {
      const page = await visit(path, { languages: [tag, 'en', other] });
      expect([path, await anySuggestion(page).count()]).toEqual([path, 0]);
    }
  });
});
