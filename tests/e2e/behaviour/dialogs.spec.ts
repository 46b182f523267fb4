import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { expectedLinks } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { dialogOn, tabTo, toOpenAndClose } from './meet';

// The check `dialogs` proves focus, isolation and small windows for both dialogs, in the languages
// that need most room as well.
const tag = sourceTag;
const home = pagePath('home', tag);

test('Shift+Tab from the title of a dialog goes to its end', async ({ visit }) => {
  const page = await visit(home);
  const { trigger, heading, close } = dialogOn(page, tag, 'contact');
  await trigger.click();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
});

test('the close button stays while the text of a dialog scrolls in a low window', async ({
  visit,
}) => {
  const page = await visit(home, { width: 320, height: 256 });
  const { trigger, dialog, close } = dialogOn(page, tag, 'policy');
  await trigger.click();
  await dialog.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
  const edge = (await close.boundingBox())?.x ?? 0;
  for (const link of await dialog.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
  }
});

test('the keyboard opens and closes a dialog', async ({ visit }) => {
  const page = await visit(home);
  const { trigger, dialog, heading, close, plain } = dialogOn(page, tag, 'contact');
  // From the end of the page, which is nearer.
  await tabTo(trigger, 'Shift+Tab');
  for (const { opens, closes } of [
    { opens: 'Enter', closes: 'Escape' },
    { opens: 'Space', closes: 'Enter' },
    { opens: 'Enter', closes: 'Space' },
  ]) {
    await page.keyboard.press(opens);
    await expect(heading).toBeFocused();
    await expect(plain).toHaveCount(0);
    if (closes !== 'Escape') await tabTo(close);
    await page.keyboard.press(closes);
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  }
});

test('one dialog opens after the other', async ({ visit }) => {
  const page = await visit(home);
  for (const id of ['contact', 'policy', 'contact'] as const) {
    await dialogOn(page, tag, id).trigger.click();
    await toOpenAndClose(page, tag, id);
  }
});

test('the policy dialog opens a legal page in a new tab and stays where it is', async ({
  visit,
}) => {
  const page = await visit(home);
  const { trigger, dialog } = dialogOn(page, tag, 'policy');
  await trigger.click();
  for (const { name, href } of expectedLinks('policy', tag)) {
    const tab = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name, exact: true }).click();
    const opened = await tab;
    await opened.waitForLoadState();
    expect(new URL(opened.url()).pathname).toBe(href);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
    await expect(dialog).toBeVisible();
  }
});
