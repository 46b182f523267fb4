import type { Route } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { dialogOn } from '../a11y/dialogs';
import { expect, test, type Visit, type VisitOptions } from '../fixtures';
import { expectDialog, expectPlainVersion } from './helpers';

const tag = sourceTag;
const home = pagePath('home', tag);

test.describe('on a slow connection', () => {
  /** Opens the home page; its scripts are held until the test releases them. */
  async function visitSlowly(visit: Visit, options: VisitOptions = {}) {
    const held: Route[] = [];
    const answerScripts = (route: Route) => held.push(route);
    const page = await visit(home, { ...options, answerScripts });
    return {
      page,
      held,
      expectRequest: () => expect.poll(() => held.length).toBe(1),
      release: () => Promise.all(held.splice(0).map((route) => route.continue())),
    };
  }

  test('several clicks request the code once; the button is busy until one dialog opens', async ({
    visit,
  }) => {
    const { page, held, expectRequest, release } = await visitSlowly(visit);
    const { trigger, dialog } = dialogOn(page, tag, 'contact');
    expect(await trigger.getAttribute('aria-busy')).toBeNull();
    for (let click = 0; click < 4; click += 1) await trigger.click();
    await expectRequest();
    expect(await trigger.getAttribute('aria-busy')).toBe('true');
    expect(await dialog.count()).toBe(0);
    expect(held).toHaveLength(1);
    await release();
    await expectDialog(page, tag, 'contact');
    expect(held).toHaveLength(0);
  });

  test('the code is requested before the click: on pointing, focus and touch', async ({
    visit,
  }) => {
    for (const interest of ['pointer', 'focus', 'touch'] as const) {
      const { page, expectRequest, release } = await visitSlowly(visit);
      const { trigger } = dialogOn(page, tag, 'contact');
      if (interest === 'pointer') await trigger.hover();
      else if (interest === 'focus') await trigger.focus();
      else await trigger.dispatchEvent('touchstart');
      await expectRequest();
      expect(await trigger.getAttribute('aria-busy')).toBeNull();
      await release();
      await page.waitForFunction(() => 'openDialog' in window);
    }
  });

  test('a click without pointing or focus before it opens the dialog', async ({ visit }) => {
    const { page, expectRequest, release } = await visitSlowly(visit);
    const { trigger } = dialogOn(page, tag, 'policy');
    await trigger.evaluate((button: HTMLElement) => button.click());
    await expectRequest();
    await release();
    await expectDialog(page, tag, 'policy');
  });

  test('of two dialogs, the one requested last opens', async ({ visit }) => {
    const { page, expectRequest, release } = await visitSlowly(visit);
    const contact = dialogOn(page, tag, 'contact');
    await contact.trigger.click();
    await dialogOn(page, tag, 'policy').trigger.click();
    await expectRequest();
    await release();
    await expectDialog(page, tag, 'policy');
    expect(await contact.trigger.getAttribute('aria-busy')).toBeNull();
    expect(await contact.plain.count()).toBe(0);
  });

  test('the plain version opens after 8 s; once the scripts arrive, the next click opens the dialog', async ({
    visit,
  }) => {
    const { page, expectRequest, release } = await visitSlowly(visit, {
      window: 'fresh',
      prepare: (next) => next.clock.install(),
    });
    const { trigger, plain, dialog } = dialogOn(page, tag, 'contact');
    // From here on, the test controls the time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await trigger.click();
    await expectRequest();
    await page.clock.fastForward(7_900);
    expect(await trigger.getAttribute('aria-busy')).toBe('true');
    expect(await plain.count()).toBe(0);
    await page.clock.fastForward(200);
    await expectPlainVersion(page, tag, 'contact');
    await page.clock.fastForward(22_000);
    await page.clock.resume();
    // When they arrive, nothing opens by itself over what the visitor is reading.
    const response = page.waitForResponse('**/*.js');
    await release();
    await (await response).finished();
    await page.waitForFunction(() => 'openDialog' in window);
    expect(await dialog.count()).toBe(0);
    await trigger.evaluate((button: HTMLElement) => button.click());
    await expectDialog(page, tag, 'contact');
  });
});

test('a double click opens one dialog, before and after the code is loaded', async ({ visit }) => {
  const page = await visit(home);
  const { trigger } = dialogOn(page, tag, 'contact');
  await trigger.dblclick();
  await expectDialog(page, tag, 'contact');
  await trigger.dblclick({ delay: 40 });
  await expectDialog(page, tag, 'contact');
});
