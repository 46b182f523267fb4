import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Route } from '@playwright/test';
import { hostingDir, publicDir } from '../../../src/build/paths';
import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { serveEveryPage } from '../../../tools/serve-every-page';
import { dialogIds } from '../a11y/dialogs';
import { expect, test } from '../fixtures';
import { dialogOn, missingScript, toOpenAndClose, toShowPlainVersion } from './meet';

const tag = sourceTag;
const home = pagePath('home', tag);

const block = (route: Route) => route.abort('blockedbyclient');

const issues: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['are blocked', block],
  ['answer 404', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['answer 500', (route) => route.fulfill({ status: 500, body: 'Server error' })],
  ['are a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' })],
  ['are not those of the build', (route) => route.fulfill({ body: 'document.title = "mine"' })],
];

/** The last two are reports of the policy and of the integrity check. */
const tolerates = new RegExp(`${missingScript.source}|integrity|MIME type`);

test.describe('when the scripts', () => {
  for (const [_, answerScripts] of issues) {
    test(`${_}, the plain version opens`, async ({ visit }) => {
      const page = await visit(home, { tolerates, answerScripts });
      await dialogOn(page, tag, 'policy').trigger.click();
      await toShowPlainVersion(page, tag, 'policy');
      expect(await page.title()).not.toBe('mine');
    });
  }

  test('are blocked, the keyboard gets into the plain version and back', async ({ visit }) => {
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

  test('come back, the next click asks again and opens the dialog in place of the plain version', async ({
    visit,
  }) => {
    const page = await visit(home, { tolerates, answerScripts: block });
    const { trigger, plain } = dialogOn(page, tag, 'policy');
    await trigger.click();
    await plain.waitFor();
    await trigger.click();
    await toShowPlainVersion(page, tag, 'policy');
    await page.unroute('**/*.js');
    await trigger.click();
    await toOpenAndClose(page, tag, 'policy');
  });

  test('cannot be had because the visitor went offline, the plain version opens', async ({
    visit,
  }) => {
    // The icon may be on its way, too.
    const page = await visit(home, { tolerates: /ERR_INTERNET_DISCONNECTED/ });
    await page.context().setOffline(true);
    for (const id of dialogIds) {
      await dialogOn(page, tag, id).trigger.click();
      await toShowPlainVersion(page, tag, id);
    }
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await dialogOn(page, tag, 'contact').trigger.click();
    await toOpenAndClose(page, tag, 'contact');
  });
});

test('when a new version was deployed, the dialog opens once the page is loaded again', async ({
  visit,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'deployed-'));
  await cp(publicDir, folder, { recursive: true });
  const site = await serveEveryPage({ publicDir: folder, hostingDir });
  const page = await visit(home, { tolerates, site });
  const scripts = (await readdir(folder)).filter((name) => /\.js($|\.)/.test(name));
  expect(scripts).not.toEqual([]);
  const moveAll = async (from: string, to: string) => {
    for (const name of scripts) {
      await rename(path.join(folder, from + name), path.join(folder, to + name));
    }
  };
  await moveAll('', 'new-');
  const { trigger } = dialogOn(page, tag, 'contact');
  await trigger.click();
  await toShowPlainVersion(page, tag, 'contact');
  await moveAll('new-', '');
  await page.reload();
  await trigger.click();
  await toOpenAndClose(page, tag, 'contact');
  await site.close();
  await rm(folder, { recursive: true });
});
