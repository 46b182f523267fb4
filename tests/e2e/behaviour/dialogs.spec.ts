import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { dialogOn, expectedLinks } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { expectDialog, tabTo } from './helpers';

// The check `dialogs` proves focus, isolation and small windows.
const tag = sourceTag;
const home = pagePath('home', tag);

test('the close button stays while the text of a dialog scrolls in a low window', async ({
  visit,
}) => {
  const page = await visit(home, { width: 320, height: 256 });
  const { trigger, links, close } = dialogOn(page, tag, 'policy');
  await trigger.click();
  await links.last().scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
  const edge = (await close.boundingBox())?.x ?? 0;
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
  }
});

test('the keyboard opens and closes a dialog', async ({ visit }) => {
  const page = await visit(home);
  const { trigger, dialog, heading, close, plain } = dialogOn(page, tag, 'contact');
  // Backwards is shorter.
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

test('the dialogs open one after the other', async ({ visit }) => {
  const page = await visit(home);
  for (const id of ['contact', 'policy', 'contact'] as const) {
    await dialogOn(page, tag, id).trigger.click();
    await expectDialog(page, tag, id);
  }
});

test('the policy dialog opens a legal page in a new tab and stays open', async ({ visit }) => {
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
