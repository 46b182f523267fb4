import { EventEmitter, once } from 'node:events';
import type { Page, Route } from '@playwright/test';
import type { DialogId } from '../a11y/dialog-words';
import { expectedLinks } from '../a11y/dialog-words';
import { isInSight } from '../a11y/in-page/is-in-sight';
import { expect } from '../fixtures';
import { dialogOn, linksIn } from './dialog';

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
  const { plain, dialog, opener } = dialogOn(page, tag, id);
  await plain.waitFor();
  expect(await linksIn(plain)).toEqual(expectedLinks(id, tag));
  for (const link of await plain.getByRole('link').all()) {
    expect(`${link}: ${await link.evaluate(isInSight)}`).toBe(`${link}: true`);
  }
  expect(await dialog.count()).toBe(0);
  expect(await opener.getAttribute('aria-busy')).toBeNull();
}

/** Waits for a dialog, and proves that it stands alone, gives way and can come back. */
export async function toOpenAndClose(page: Page, tag: string, id: DialogId): Promise<void> {
  const { dialog, plain, opener } = dialogOn(page, tag, id);
  await dialog.waitFor();
  expect(await linksIn(dialog)).toEqual(expectedLinks(id, tag));
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await plain.count()).toBe(0);
  expect(await opener.getAttribute('aria-busy')).toBeNull();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
