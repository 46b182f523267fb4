import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../support/load-translator';
import { published } from '../../support/published';
import { dialogIds, dialogOn } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { expectDialog, menuOn } from './helpers';

const tag = sourceTag;
const home = pagePath('home', tag);

/** Expects both dialogs to open, close and return the focus. */
async function expectDialogs(page: Page): Promise<void> {
  for (const id of dialogIds) {
    const { trigger } = dialogOn(page, tag, id);
    await trigger.click();
    await expectDialog(page, tag, id);
    await expect(trigger).toBeFocused();
  }
}

/** Wraps each text node in two elements, as Chromium's translation does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, font') || !text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
    document.documentElement.classList.add('translated-ltr');
  });
}

/** Changes a page as browser extensions do: attributes on the roots, elements everywhere. */
function addExtensions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { documentElement: html, body } = document;
    html.setAttribute('data-lt-installed', 'true');
    html.classList.add('darkreader');
    body.setAttribute('cz-shortcut-listen', 'true');
    body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    const widget = () => {
      const element = document.createElement('grammar-helper');
      element.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      return element;
    };
    body.prepend(widget());
    body.append(widget(), document.createTextNode(' '), document.createComment('extension'));
    html.append(widget());
    document.getElementById('___gatsby')?.prepend(widget());
    document.querySelector('footer')?.append(widget());
    document.head.prepend(document.createElement('meta'));
  });
}

test.describe('the dialogs work', () => {
  test('when all browser storage is blocked', async ({ visit }) => {
    const page = await visit(home, {
      window: 'fresh',
      prepare: (next) =>
        next.addInitScript(() => {
          const get = () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          };
          for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
            Object.defineProperty(window, name, { get });
          }
          Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
        }),
    });
    await expectDialogs(page);
  });

  test('when the browser translates the page, and again while a dialog is open', async ({
    visit,
  }) => {
    const page = await visit(home);
    await translate(page);
    const { trigger, heading, close, dialog } = dialogOn(page, tag, 'contact');
    await trigger.click();
    await expect(heading).toBeFocused();
    await translate(page);
    await close.click();
    await dialog.waitFor({ state: 'detached' });
    await expectDialogs(page);
  });

  test('when extensions change the page, before and after the code is loaded', async ({
    visit,
  }) => {
    const page = await visit(home);
    await addExtensions(page);
    await expectDialogs(page);
    await addExtensions(page);
    await expectDialogs(page);
  });

  test('after leaving the page and going back', async ({ visit }) => {
    const page = await visit(home);
    await expectDialogs(page);
    await dialogOn(page, tag, 'policy').trigger.click();
    await visit(pagePath('pricing', tag));
    await page.goBack();
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
    await expectDialogs(page);
  });
});

const pricing = pagePath('pricing', tag);

test('back and forward restore the scroll position', async ({ visit }) => {
  const page = await visit(home);
  const expectPosition = (path: string, top: number) =>
    page.waitForFunction(
      ([pathname, y]) => location.pathname === pathname && Math.abs(scrollY - Number(y)) < 2,
      [path, top] as const,
    );
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  const link = footer.getByRole('link', {
    name: loadTranslator(tag)('header.pricing'),
    exact: true,
  });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(800);
  await link.click();
  await expectPosition(pricing, 0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expectPosition(home, left);
  await page.goForward();
  await expectPosition(pricing, 300);
});

// The check `without-script` proves that the page shows what the dialogs show.
test('without JavaScript the language menu and the links work', async ({ visit }) => {
  const page = await visit(home, { window: 'scriptless' });
  const { button, links } = menuOn(page, tag);
  await button.click();
  await expect(links).toHaveCount(published.length);
  await page.keyboard.press('Escape');
  const header = page.getByRole('banner');
  await header
    .getByRole('link', { name: loadTranslator(tag)('header.pricing'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname === pricing);
});
