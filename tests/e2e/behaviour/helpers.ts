import type { Locator, Page } from '@playwright/test';
import { languages } from '../../../src/content/languages';
import { loadTranslator } from '../../support/load-translator';
import { type DialogId, dialogOn, type ExpectedLink, expectedLinks } from '../a11y/dialogs';
import { isInSight } from '../a11y/in-page/is-in-sight';
import { expect } from '../fixtures';

/** Presses Tab or Shift+Tab until an element has the focus. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = element.page();
  for (let stops = 0; stops < 200; stops += 1) {
    await keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${element}.`);
}

/** The parts of a page's language menu. */
export function menuOn(page: Page, tag: string) {
  const t = loadTranslator(tag);
  const endonym = languages.find((language) => language.tag === tag)?.endonym;
  const list = page.getByRole('navigation', { name: t('languageMenu.label'), exact: true });
  return {
    // The accessible name starts with the visible text.
    button: page.getByRole('button', {
      name: `${endonym} ${t('languageMenu.buttonHint')}`,
      exact: true,
    }),
    list,
    links: list.getByRole('link'),
    linkTo: (name: string) => list.getByRole('link', { name, exact: true }),
  };
}

/** The texts, addresses and targets of the links in a part of a page, in order. */
function linksIn(part: Locator): Promise<readonly ExpectedLink[]> {
  return part.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
    })),
  );
}

/** What a browser logs when a script is not available. */
export const missingScript = /Failed to load resource|failed: .*\.js net::/;

/** Expects the plain version of a dialog to open, with all its links visible. */
export async function expectPlainVersion(page: Page, tag: string, id: DialogId): Promise<void> {
  const { plain, dialog, trigger } = dialogOn(page, tag, id);
  await plain.waitFor();
  expect(await linksIn(plain)).toEqual(expectedLinks(id, tag));
  for (const link of await plain.getByRole('link').all()) {
    expect(`${link}: ${await link.evaluate(isInSight)}`).toBe(`${link}: true`);
  }
  expect(await dialog.count()).toBe(0);
  expect(await trigger.getAttribute('aria-busy')).toBeNull();
}

/** Expects a dialog to open as the only one; then closes it. */
export async function expectDialog(page: Page, tag: string, id: DialogId): Promise<void> {
  const { dialog, heading, plain, trigger } = dialogOn(page, tag, id);
  await expect(heading).toBeFocused();
  expect(await linksIn(dialog)).toEqual(expectedLinks(id, tag));
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await plain.count()).toBe(0);
  expect(await trigger.getAttribute('aria-busy')).toBeNull();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
