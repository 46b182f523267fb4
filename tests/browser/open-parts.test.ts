import type { Page } from 'playwright-core';
import { languages } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { accessibilityFindings } from '../support/browser-axe';
import { dialogIds, dialogOn, toHaveFocus } from '../support/browser-dialog';
import { sharedBrowser } from '../support/browser-session';

const variants = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

async function findings(page: Page, part: string, within?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of variants) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const finding of await accessibilityFindings(page, within)) {
      found.push(`${part}, ${width} px, ${colorScheme}: ${finding}`);
    }
  }
  return found;
}

describe('what opens, at 320 and 1280 px, light and dark', () => {
  const { visit } = sharedBrowser();

  it.each(languages)('$tag: the dialogs are accessible', async ({ tag }) => {
    const page = await visit(pagePath('not-found', tag), { axe: true });
    const found: string[] = [];
    for (const id of dialogIds) {
      const { opener, dialog, heading } = dialogOn(page, tag, id);
      await opener.click();
      await toHaveFocus(heading);
      found.push(...(await findings(page, id)));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
  });

  it.each(languages)('$tag: the popovers are accessible', async ({ tag }) => {
    const page = await visit(pagePath('not-found', tag), { axe: true });
    const found: string[] = [];
    for (const id of ['languages', ...dialogIds.map((dialog) => `${dialog}-plain`)]) {
      await page.locator(`#${id}`).evaluate((popover: HTMLElement) => popover.showPopover());
      found.push(...(await findings(page, id, `#${id}`)));
    }
    expect(found).toEqual([]);
  });
});
