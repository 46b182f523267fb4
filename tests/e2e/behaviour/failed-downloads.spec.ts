import type { Route } from '@playwright/test';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { dialogIds, dialogOn } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { expectDialog, expectPlainVersion, missingScript } from './helpers';

const tag = sourceTag;
const home = pagePath('home', tag);

const block = (route: Route) => route.abort('blockedbyclient');

const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['answer 404', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['are HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' })],
  ['are not from this build', (route) => route.fulfill({ body: 'document.title = "mine"' })],
];

/** Includes what the MIME type check and the integrity check log. */
const tolerates = new RegExp(`${missingScript.source}|integrity|MIME type`);

test.describe('when the scripts', () => {
  for (const [failure, answerScripts] of failures) {
    test(`${failure}, the plain version opens`, async ({ visit }) => {
      const page = await visit(home, { tolerates, answerScripts });
      await dialogOn(page, tag, 'policy').trigger.click();
      await expectPlainVersion(page, tag, 'policy');
      expect(await page.title()).not.toBe('mine');
    });
  }

  test('are blocked, the plain version works by keyboard and returns the focus', async ({
    visit,
  }) => {
    const page = await visit(home, { tolerates, answerScripts: block });
    const { trigger, plain } = dialogOn(page, tag, 'contact');
    await trigger.press('Enter');
    await plain.waitFor();
    await page.keyboard.press('Tab');
    await expect(plain.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await plain.waitFor({ state: 'hidden' });
    await expect(trigger).toBeFocused();
  });

  test('are blocked at first, a later click loads them and opens the dialog', async ({ visit }) => {
    const page = await visit(home, { tolerates, answerScripts: block });
    const { trigger, plain } = dialogOn(page, tag, 'policy');
    await trigger.click();
    await plain.waitFor();
    await trigger.click();
    await expectPlainVersion(page, tag, 'policy');
    await page.unroute('**/*.js');
    await trigger.click();
    await expectDialog(page, tag, 'policy');
  });

  test('are missing because the visitor is offline, the plain version opens', async ({ visit }) => {
    // The icon may still be loading, too.
    const page = await visit(home, { tolerates: /ERR_INTERNET_DISCONNECTED/ });
    await page.context().setOffline(true);
    for (const id of dialogIds) {
      await dialogOn(page, tag, id).trigger.click();
      await expectPlainVersion(page, tag, id);
    }
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await dialogOn(page, tag, 'contact').trigger.click();
    await expectDialog(page, tag, 'contact');
  });
});
