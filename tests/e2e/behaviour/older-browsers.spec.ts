import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../support/load-translator';
import { pages, published } from '../../support/published';
import { dialogIds, dialogOn } from '../a11y/dialogs';
import { emulate } from '../a11y/emulation';
import { isInSight } from '../a11y/in-page/is-in-sight';
import { expect, test } from '../fixtures';
import { menuOn } from './helpers';

/** What the oldest browsers in README's list do not support, and what replaces it in a page. */
const unsupported: readonly (readonly [RegExp, string])[] = [
  [/\bpopover(target)?=/g, 'data-unknown$1='],
  [/:popover-open/g, ':unknown'],
  [/:has\(/g, ':unknown('],
  [/position-area:/g, 'unknown-area:'],
  [/subgrid/g, 'unknown'],
  [/(\d)(?:dvb|cqi)\b/g, '$1unknown'],
  [/text-wrap:/g, 'unknown-wrap:'],
];

/** Makes the browser behave like an older one. */
async function emulateOldBrowser(page: Page): Promise<void> {
  await page.route(/^[^?]*\/[\w/-]*$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = unsupported.reduce((text, replacement) => text.replace(...replacement), html);
    // The policy has the hashes of the original style.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, body, headers });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'inert'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

const oldWindow = { window: 'fresh', prepare: emulateOldBrowser } as const;

test.describe('in a browser without popovers, anchors, :has() and dynamic units', () => {
  test('no page is too wide or has covered links at 320 and 1280 px', async ({ visit }) => {
    for (const { path } of pages.filter(({ tag }) => tag === sourceTag)) {
      const page = await visit(path, oldWindow);
      await expect(menuOn(page, sourceTag).links).toHaveCount(published.length);
      for (const width of [320, 1280]) {
        await emulate(page, { width });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // The list of languages is part of the page, so nothing may overlap.
        for (const part of await page.locator('#languages a, header a, h1').all()) {
          await part.evaluate((node) => node.scrollIntoView({ block: 'center' }));
          expect(await part.evaluate(isInSight), `${path}: ${part}`).toBe(true);
        }
      }
    }
  });

  test('the language menu and the dialogs work', async ({ visit }) => {
    const page = await visit(pagePath('home', sourceTag), oldWindow);
    for (const id of dialogIds) {
      const { trigger, dialog, heading } = dialogOn(page, sourceTag, id);
      await trigger.click();
      await expect(heading).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    const other = published.find(({ tag }) => tag !== sourceTag);
    await menuOn(page, sourceTag)
      .linkTo(other?.endonym ?? '')
      .click();
    await page.waitForURL((url) => url.pathname === pagePath('home', other?.tag ?? ''));
    const t = loadTranslator(other?.tag ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.title'));
  });
});
