import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../../tools/load-translator';
import { pages, published } from '../../support/published';
import { dialogIds } from '../a11y/dialogs';
import { emulate } from '../a11y/emulation';
import { expect, test } from '../fixtures';
import { dialogOn, menuOn } from './meet';

/**
 * What the oldest browsers of README's list lack, as they read it in a page: an attribute that
 * means nothing, a selector that makes its rule invalid, a value that is passed over.
 */
const unknown: readonly (readonly [RegExp, string])[] = [
  [/\bpopover(target)?=/g, 'data-unknown$1='],
  [/:popover-open/g, ':unknown'],
  [/:has\(/g, ':unknown('],
  [/position-area:/g, 'unknown-area:'],
  [/subgrid/g, 'unknown'],
  [/(\d)(?:dvb|cqi)\b/g, '$1unknown'],
  [/text-wrap:/g, 'unknown-wrap:'],
];

/** Lets pages reach the browser as an older one would understand them. */
async function ageBrowser(page: Page): Promise<void> {
  await page.route(/^[^?]*\/[\w/-]*$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = unknown.reduce((text, [known, not]) => text.replace(known, not), html);
    // The policy lists the hashes of the style as it was.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, body, headers });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'inert'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

const oldWindow = { window: 'fresh', prepare: ageBrowser } as const;

test.describe('in a browser without popovers, anchors, :has() and dynamic units', () => {
  test('every page reads well at 320 and 1280 px', async ({ visit }) => {
    for (const { path } of pages.filter(({ tag }) => tag === sourceTag)) {
      const page = await visit(path, oldWindow);
      await expect(menuOn(page, sourceTag).links).toHaveCount(published.length);
      for (const width of [320, 1280]) {
        await emulate(page, { width });
        const found = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          // The list of languages stands in the page: it covers nothing and nothing covers it.
          covered: [...document.querySelectorAll('#languages a, header a, h1')]
            .filter((element) => {
              element.scrollIntoView({ block: 'center' });
              const { x, y, width: w, height: h } = element.getBoundingClientRect();
              const top = document.elementFromPoint(x + w / 2, y + h / 2);
              return !element.contains(top) && !top?.contains(element);
            })
            .map(({ textContent }) => textContent),
        }));
        expect({ path, ...found }).toEqual({ path, width, covered: [] });
      }
    }
  });

  test('the language menu leads on, and the dialogs open', async ({ visit }) => {
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
