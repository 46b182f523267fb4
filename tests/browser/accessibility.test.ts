import type { Page } from 'playwright-core';
import { languages } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { accessibilityFindings, unneededReviews } from '../support/browser-axe';
import { dialogIds, dialogOn } from '../support/browser-dialog';
import { toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { pages } from '../support/built-site';

const variants = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** What a browser fetches of its own accord, when it is idle. */
const niceties = ['/icon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

/** By how many pixels a page is wider than the screen. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Everything that is wrong with a page, or a part of it, on narrow and wide screens by day and night. */
async function findings(page: Page, within?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of variants) {
    const report = (text: string) => found.push(`${width} px, ${colorScheme}: ${text}`);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const excess = await excessWidth(page);
    if (excess > 0) report(`${excess} px wider than the screen`);
    (await accessibilityFindings(page, within)).forEach(report);
  }
  return found;
}

describe('at 320 and 1280 px, light and dark', () => {
  const { visit } = sharedBrowser();

  it.each(pages)('$path is accessible, fits the screen and needs one request', async ({ path }) => {
    const requests: string[] = [];
    const page = await visit(path, {
      axe: true,
      onResponse: (response) => {
        const { pathname } = new URL(response.url());
        if (pathname !== path && !niceties.includes(pathname)) requests.push(pathname);
        if (!response.ok()) requests.push(`${pathname} answers ${response.status()}`);
        if (response.headers()['set-cookie']) requests.push(`${pathname} sets a cookie`);
      },
    });
    expect(await findings(page)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it.each(languages)('$tag: the dialogs are accessible', async ({ tag }) => {
    const page = await visit(pagePath('not-found', tag), { axe: true });
    for (const id of dialogIds) {
      const { opener, dialog, heading } = dialogOn(page, tag, id);
      await opener.click();
      await toHaveFocus(heading);
      expect([id, await findings(page)]).toEqual([id, []]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it.each(languages)('$tag: what opens without scripts is accessible', async ({ tag }) => {
    const page = await visit(pagePath('not-found', tag), { axe: true });
    for (const id of ['languages', ...dialogIds.map((dialog) => `${dialog}-plain`)]) {
      await page.locator(`#${id}`).evaluate((popover: HTMLElement) => popover.showPopover());
      expect([id, await findings(page, `#${id}`)]).toEqual([id, []]);
    }
  });

  it('has a use for every judgement on the list', () => {
    expect(unneededReviews()).toEqual([]);
  });
});
