import { EventEmitter, once } from 'node:events';
import type { Locator, Page, Route } from '@playwright/test';
import { languages } from '../../../src/content/languages';
import { loadTranslator } from '../../../tools/load-translator';
import { type DialogId, type ExpectedLink, expectedLinks } from '../a11y/dialogs';
import { isInSight } from '../a11y/in-page/is-in-sight';
import { expect } from '../fixtures';

/** Presses Tab, or Shift+Tab, until an element has the focus, as a visitor without a mouse does. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = element.page();
  for (let stops = 0; stops < 200; stops += 1) {
    await keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${element}.`);
}

/** The language menu of a page, as its visitors meet it. */
export function menuOn(page: Page, tag: string) {
  const t = loadTranslator(tag);
  const endonym = languages.find((language) => language.tag === tag)?.endonym;
  const list = page.getByRole('navigation', { name: t('languageMenu.label'), exact: true });
  return {
    // What is read out starts with what is seen.
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

/** One of a page's two dialogs, as its visitors meet it. */
export function dialogOn(page: Page, tag: string, id: DialogId) {
  const t = loadTranslator(tag);
  const title = t(`dialogs.${id}.title`);
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  return {
    dialog,
    heading: dialog.getByRole('heading', { name: title, exact: true }),
    close: dialog.getByRole('button', { name: t('dialogs.close'), exact: true }),
    /** The button in the footer; found while the dialog is open, too. */
    trigger: page.getByRole('button', {
      name: t(`footer.${id}`),
      exact: true,
      includeHidden: true,
    }),
    /** The version without scripts; found only when it is to be seen. */
    plain: page.getByRole('region', { name: title, exact: true }),
  };
}

/** What a browser says when a script cannot be had. */
export const missingScript = /Failed to load resource|failed: .*\.js net::/;

/** Lets requests for scripts wait until they are released. */
export function heldScripts() {
  const held: Route[] = [];
  const events = new EventEmitter();
  return {
    answerScripts: (route: Route) => {
      held.push(route);
      events.emit('held');
    },
    /** Waits until scripts are asked for. */
    arrival: async () => {
      if (held.length === 0) await once(events, 'held', { signal: AbortSignal.timeout(10_000) });
    },
    count: () => held.length,
    release: () => Promise.all(held.splice(0).map((route) => route.continue())),
  };
}

/** Waits for the plain version of a dialog, and proves that it holds all a visitor needs. */
export async function toShowPlainVersion(page: Page, tag: string, id: DialogId): Promise<void> {
  const { plain, dialog, trigger } = dialogOn(page, tag, id);
  await plain.waitFor();
  expect(await linksIn(plain)).toEqual(expectedLinks(id, tag));
  for (const link of await plain.getByRole('link').all()) {
    expect(`${link}: ${await link.evaluate(isInSight)}`).toBe(`${link}: true`);
  }
  expect(await dialog.count()).toBe(0);
  expect(await trigger.getAttribute('aria-busy')).toBeNull();
}

/** Waits for a dialog, and proves that it stands alone, gives way and can come back. */
export async function toOpenAndClose(page: Page, tag: string, id: DialogId): Promise<void> {
  const { dialog, heading, plain, trigger } = dialogOn(page, tag, id);
  await expect(heading).toBeFocused();
  expect(await linksIn(dialog)).toEqual(expectedLinks(id, tag));
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await plain.count()).toBe(0);
  expect(await trigger.getAttribute('aria-busy')).toBeNull();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
