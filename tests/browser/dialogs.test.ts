import { sourceTag } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { dialogIds } from '../../tools/audit/dialog-words';
import { wordsOf } from '../../tools/words';
import { dialogOn, expectedLinks, linksIn } from '../support/browser-dialog';
import { tabTo, toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { isInSight } from '../support/browser-sight';
import { exposed } from '../support/browser-tree';
import { published } from '../support/published';

const cases = published.flatMap(({ tag }) => dialogIds.map((id) => ({ tag, id })));

/** Roles by which people move through a page, or act on it. */
const waymarks = [
  ...['banner', 'main', 'navigation', 'contentinfo', 'region', 'dialog'],
  ...['heading', 'link', 'button', 'table', 'image'],
];

const { visit } = sharedBrowser();

describe('in each language', () => {
  it.each(cases)(
    '$tag: a click without a warning opens $id with its links',
    async ({ tag, id }) => {
      const page = await visit(pagePath('home', tag));
      const { opener, dialog, heading } = dialogOn(page, tag, id);
      // As assistive technology clicks: no pointer comes near and nothing takes the focus.
      await opener.evaluate((button: HTMLElement) => button.click());
      await dialog.waitFor();
      await toHaveFocus(heading);
      expect(await linksIn(dialog)).toEqual(expectedLinks(id, tag));
    },
  );

  it.each(cases)('$tag: the focus goes round inside $id both ways', async ({ tag, id }) => {
    const page = await visit(pagePath('home', tag));
    const { opener, dialog, heading, close } = dialogOn(page, tag, id);
    await opener.click();
    await toHaveFocus(heading);
    const round = [...(await dialog.getByRole('link').all()), close];
    expect(round).toHaveLength(3);
    for (const stop of [...round, ...round]) {
      await page.keyboard.press('Tab');
      await toHaveFocus(stop);
    }
    for (const stop of [...round.slice(0, -1).reverse(), close, ...round.slice(1, -1)]) {
      await page.keyboard.press('Shift+Tab');
      await toHaveFocus(stop);
    }
  });

  it.each(cases)('$tag: Shift+Tab from the title of $id goes to its end', async ({ tag, id }) => {
    const page = await visit(pagePath('home', tag));
    const { opener, heading, close } = dialogOn(page, tag, id);
    await opener.click();
    await toHaveFocus(heading);
    await page.keyboard.press('Shift+Tab');
    await toHaveFocus(close);
  });

  it.each(cases)('$tag: nothing behind $id can be reached or is read out', async ({ tag, id }) => {
    const page = await visit(pagePath('home', tag));
    const { opener, dialog, title, heading } = dialogOn(page, tag, id);
    await opener.click();
    await toHaveFocus(heading);
    const links = expectedLinks(id, tag).map(({ name }) => ({ role: 'link', name }));
    const found = await exposed(page, waymarks);
    expect(found).toEqual([
      { role: 'button', name: wordsOf(tag)('dialogs.close') },
      { role: 'dialog', name: title },
      { role: 'heading', name: title },
      ...links.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    ]);
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    expect(await opener.evaluate((node) => node.closest('[inert]') !== null)).toBe(true);
    const hit = await page.evaluate(() =>
      [
        [2, 2],
        [640, 20],
        [640, 790],
      ].map(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.hasAttribute('data-backdrop')),
    );
    expect(hit).toEqual([true, true, true]);
  });

  it.each(cases)('$tag: $id can be used in a window of 320 × 256 px', async ({ tag, id }) => {
    const page = await visit(pagePath('home', tag), { width: 320, height: 256 });
    const { opener, dialog, heading, close } = dialogOn(page, tag, id);
    await tabTo(opener, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await toHaveFocus(heading);
    expect(await isInSight(heading)).toBe(true);
    for (const stop of [...(await dialog.getByRole('link').all()), close]) {
      await page.keyboard.press('Tab');
      await toHaveFocus(stop);
      expect(`${stop}: ${await isInSight(stop)}`).toBe(`${stop}: true`);
    }
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await close.click();
    await dialog.waitFor({ state: 'detached' });
  });

  it.each(published)('$tag: one dialog after the other', async ({ tag }) => {
    const page = await visit(pagePath('home', tag));
    const contact = dialogOn(page, tag, 'contact');
    const policy = dialogOn(page, tag, 'policy');
    for (const { opener, dialog } of [contact, policy, contact]) {
      await opener.click();
      await dialog.waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

describe('the policy dialog', () => {
  it('opens a legal page in a new tab and stays where it is', async () => {
    const page = await visit(pagePath('home', sourceTag));
    const { opener, dialog } = dialogOn(page, sourceTag, 'policy');
    for (const { name, href } of expectedLinks('policy', sourceTag)) {
      if (!(await dialog.isVisible())) await opener.click();
      const tab = page.context().waitForEvent('page');
      await dialog.getByRole('link', { name, exact: true }).click();
      const opened = await tab;
      await opened.waitForLoadState();
      expect(new URL(opened.url()).pathname).toBe(href);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await opened.close();
      expect(await dialog.isVisible()).toBe(true);
    }
  });
});
