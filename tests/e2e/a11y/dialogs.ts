import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from './catalogue';
import type { DialogId } from './dialog-words';

/** Milliseconds after which something that should happen has not. */
const patience = 5000;

/** The dialog that is open; a page has one at most. The check proves its names and roles. */
export function openOne(page: Page) {
  const dialog = page.locator('[role="dialog"]');
  return {
    dialog,
    title: dialog.locator('h2').first(),
    links: dialog.locator('a'),
    close: dialog.locator('button').last(),
    backdrop: page.locator('[data-backdrop]'),
  };
}

/**
 * The button in the footer that opens a dialog.
 *
 * @throws Error when there is none of its name.
 */
export async function openerOf(page: Page, { t }: Catalogue, id: DialogId): Promise<Locator> {
  const name = t(`footer.${id}`);
  const opener = page.locator('footer button').filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
  if ((await opener.count()) !== 1) throw new Error(`There is no one button “${name}”.`);
  return opener;
}

/**
 * Opens a dialog with its button.
 *
 * @throws Error when it does not open.
 */
export async function openDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click({ timeout: patience });
  await openOne(page)
    .title.waitFor({ timeout: patience })
    .catch(async () => {
      throw new Error(`“${await opener.textContent()}” does not open its dialog.`);
    });
}

const came = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** Whether an element gets the focus before long. */
export function getsFocus(element: Locator): Promise<boolean> {
  const focused = element.and(element.page().locator(':focus'));
  return came(focused.waitFor({ state: 'attached', timeout: patience }));
}

/** Whether an element leaves the page before long. */
export function goesAway(element: Locator): Promise<boolean> {
  return came(element.waitFor({ state: 'detached', timeout: patience }));
}
