import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { expect, test, type Visit, type VisitOptions } from '../fixtures';
import { dialogOn, heldScripts, toOpenAndClose, toShowPlainVersion } from './meet';

const tag = sourceTag;
const home = pagePath('home', tag);

test.describe('on a slow connection', () => {
  /** A page whose scripts arrive when the test wants them to. */
  async function visitSlowly(visit: Visit, options: VisitOptions = {}) {
    const scripts = heldScripts();
    return { page: await visit(home, { ...options, ...scripts }), scripts };
  }

  test('many clicks ask for the code once, and the button is busy until one dialog opens', async ({
    visit,
  }) => {
    const { page, scripts } = await visitSlowly(visit);
    const { trigger, dialog } = dialogOn(page, tag, 'contact');
    expect(await trigger.getAttribute('aria-busy')).toBeNull();
    for (let click = 0; click < 4; click += 1) await trigger.click();
    await scripts.arrival();
    expect(await trigger.getAttribute('aria-busy')).toBe('true');
    expect(await dialog.count()).toBe(0);
    const asked = scripts.count();
    await scripts.release();
    await toOpenAndClose(page, tag, 'contact');
    expect([asked, scripts.count()]).toEqual([1, 0]);
  });

  test('the code is on its way before the click: on touching, pointing and focus', async ({
    visit,
  }) => {
    for (const show of ['pointer', 'focus', 'touch'] as const) {
      const { page, scripts } = await visitSlowly(visit);
      const { trigger } = dialogOn(page, tag, 'contact');
      if (show === 'pointer') await trigger.hover();
      else if (show === 'focus') await trigger.focus();
      else await trigger.dispatchEvent('touchstart');
      await scripts.arrival();
      expect(await trigger.getAttribute('aria-busy')).toBeNull();
      await scripts.release();
      await page.waitForFunction(() => 'openDialog' in window);
    }
  });

  test('a click that comes before anything else is kept', async ({ visit }) => {
    const { page, scripts } = await visitSlowly(visit);
    const { trigger } = dialogOn(page, tag, 'policy');
    await trigger.evaluate((button: HTMLElement) => button.click());
    await scripts.arrival();
    await scripts.release();
    await toOpenAndClose(page, tag, 'policy');
  });

  test('the dialog that was asked for last is the one that opens', async ({ visit }) => {
    const { page, scripts } = await visitSlowly(visit);
    const contact = dialogOn(page, tag, 'contact');
    await contact.trigger.click();
    await dialogOn(page, tag, 'policy').trigger.click();
    await scripts.arrival();
    await scripts.release();
    await toOpenAndClose(page, tag, 'policy');
    expect(await contact.trigger.getAttribute('aria-busy')).toBeNull();
    expect(await contact.plain.count()).toBe(0);
  });

  test('the plain version opens when the scripts hang, and the dialog when they came', async ({
    visit,
  }) => {
    const { page, scripts } = await visitSlowly(visit, {
      window: 'fresh',
      prepare: (next) => next.clock.install(),
    });
    const { trigger, plain, dialog } = dialogOn(page, tag, 'contact');
    // From here on, time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await trigger.click();
    await scripts.arrival();
    await page.clock.fastForward(7_900);
    expect(await trigger.getAttribute('aria-busy')).toBe('true');
    expect(await plain.count()).toBe(0);
    await page.clock.fastForward(200);
    await toShowPlainVersion(page, tag, 'contact');
    await page.clock.fastForward(22_000);
    await page.clock.resume();
    // They come at last: nothing pops up by itself over what the visitor is reading.
    const came = page.waitForResponse('**/*.js');
    await scripts.release();
    await (await came).finished();
    await page.waitForFunction(() => 'openDialog' in window);
    expect(await dialog.count()).toBe(0);
    // Asked for again, it takes the place of the plain version.
    await trigger.evaluate((button: HTMLElement) => button.click());
    await toOpenAndClose(page, tag, 'contact');
  });
});

test('a double click opens one dialog, before the code is there and after', async ({ visit }) => {
  const page = await visit(home);
  const { trigger } = dialogOn(page, tag, 'contact');
  await trigger.dblclick();
  await toOpenAndClose(page, tag, 'contact');
  await trigger.dblclick({ delay: 40 });
  await toOpenAndClose(page, tag, 'contact');
});
