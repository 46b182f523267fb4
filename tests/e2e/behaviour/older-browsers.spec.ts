import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { wordsOf } from '../../../tools/words';
import { pages, published } from '../../support/published';
import { dialogIds } from '../a11y/dialog-words';
import { expect, test } from '../fixtures';
import { dialogOn } from './dialog';
import { menuOn } from './menu';

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

test.describe('in a browser without popovers, anchors, :has() and dynamic units', () => {
  for (const { path } of pages.filter(({ tag }) => tag === sourceTag))
    test(`${path} reads well at 320 and 1280 px`, async ({ visit }) => {
      for (const width of [320, 1280]) {
        const page = await visit(path, { width, prepare: ageBrowser });
        const { links } = menuOn(page, sourceTag);
        await expect(links).toHaveCount(published.length);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // The list of languages stands in the page: it covers nothing and nothing covers it.
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('#languages a, header a, h1')]
            .filter((element) => {
              element.scrollIntoView({ block: 'center' });
              const { x, y, width: w, height: h } = element.getBoundingClientRect();
              const top = document.elementFromPoint(x + w / 2, y + h / 2);
              return !element.contains(top) && !top?.contains(element);
            })
            .map(({ textContent }) => textContent),
        );
        expect(covered).toEqual([]);
      }
    });

  test('the language menu leads on, and the dialogs open', async ({ visit }) => {
    const page = await visit(pagePath('home', sourceTag), { prepare: ageBrowser });
    for (const id of dialogIds) {
      const { opener, dialog, heading } = dialogOn(page, sourceTag, id);
      await opener.click();
      await expect(heading).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    const other = published.find(({ tag }) => tag !== sourceTag);
    await menuOn(page, sourceTag)
      .linkTo(other?.endonym ?? '')
      .click();
    await page.waitForURL((url) => url.pathname === pagePath('home', other?.tag ?? ''));
    const t = wordsOf(other?.tag ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.title'));
  });
});
