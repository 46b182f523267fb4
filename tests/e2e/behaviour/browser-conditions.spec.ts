import type { Page } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../../tools/load-translator';
import { published } from '../../support/published';
import { dialogIds } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { dialogOn, menuOn, toOpenAndClose } from './meet';

const tag = sourceTag;
const home = pagePath('home', tag);

/** Both dialogs: when the second one opens, their code is there. */
async function toWorkAsEver(page: Page): Promise<void> {
  for (const id of dialogIds) {
    const { trigger } = dialogOn(page, tag, id);
    await trigger.click();
    await toOpenAndClose(page, tag, id);
    await expect(trigger).toBeFocused();
  }
}

/** Wraps each text in two elements, as the translation of Chromium and its kin does. */
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

/** Adds what browser extensions add: attributes to the roots, elements everywhere. */
function extend(page: Page): Promise<void> {
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
  test('when every storage of the browser refuses to be used', async ({ visit }) => {
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
    await toWorkAsEver(page);
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
    await toWorkAsEver(page);
  });

  test('when extensions have added to the page, before and after the code came', async ({
    visit,
  }) => {
    const page = await visit(home);
    await extend(page);
    await toWorkAsEver(page);
    await extend(page);
    await toWorkAsEver(page);
  });

  test('after going away and back', async ({ visit }) => {
    const page = await visit(home);
    await toWorkAsEver(page);
    await dialogOn(page, tag, 'policy').trigger.click();
    await visit(pagePath('pricing', tag));
    await page.goBack();
    const contact = dialogOn(page, tag, 'contact');
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
    expect(await contact.trigger.isVisible()).toBe(true);
    await toWorkAsEver(page);
  });
});

const pricing = pagePath('pricing', tag);

test('back and forward lead to where one was on the page', async ({ visit }) => {
  const page = await visit(home);
  const toBeAt = (path: string, top: number) =>
    page.waitForFunction(
      ([wanted, at]) => location.pathname === wanted && Math.abs(scrollY - Number(at)) < 2,
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
  await toBeAt(pricing, 0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await toBeAt(home, left);
  await page.goForward();
  await toBeAt(pricing, 300);
});

// The check `without-script` proves that what the dialogs hold stands in the page.
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
