import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { sourceTag } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { dialogIds } from '../../tools/audit/dialog-words';
import { hostingDir, publicDir } from '../../tools/places';
import { serveEveryPage } from '../../tools/serve-every-page';
import { dialogOn } from '../support/browser-dialog';
import { missingScript, toOpenAndClose, toShowPlainVersion } from '../support/browser-faults';
import { toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { published } from '../support/published';

const tag = sourceTag;
const home = pagePath('home', tag);

const block = (route: Route) => route.abort('blockedbyclient');

const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['are blocked', block],
  ['answer 404', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['answer 500', (route) => route.fulfill({ status: 500, body: 'Server error' })],
  ['are a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' })],
  ['are not those of the build', (route) => route.fulfill({ body: 'document.title = "mine"' })],
];

/** The last two are complaints of the policy and of the integrity check. */
const tolerates = new RegExp(`${missingScript.source}|integrity|MIME type`);

describe('when the scripts', () => {
  const { visit } = sharedBrowser();

  it.each(faults)('%s, the plain version opens', async (_, answerScripts) => {
    const page = await visit(home, { tolerates, answerScripts });
    for (const id of dialogIds) {
      const { opener, plain } = dialogOn(page, tag, id);
      await opener.click();
      await toShowPlainVersion(page, tag, id);
      await page.keyboard.press('Escape');
      await plain.waitFor({ state: 'hidden' });
    }
    expect(await page.title()).not.toBe('mine');
  });

  it.each(published)('are blocked, the plain version in $tag has it all', async (own) => {
    const page = await visit(pagePath('home', own.tag), { tolerates, answerScripts: block });
    for (const id of dialogIds) {
      await dialogOn(page, own.tag, id).opener.click();
      await toShowPlainVersion(page, own.tag, id);
    }
  });

  it('are blocked, the keyboard gets into the plain version and back', async () => {
    const page = await visit(home, { tolerates, answerScripts: block });
    const { opener, plain } = dialogOn(page, tag, 'contact');
    await opener.press('Enter');
    await plain.waitFor();
    await page.keyboard.press('Tab');
    await toHaveFocus(plain.getByRole('link').first());
    await page.keyboard.press('Escape');
    await plain.waitFor({ state: 'hidden' });
    await toHaveFocus(opener);
  });

  it('were missing once, the next click asks again and opens the dialog', async () => {
    const page = await visit(home, { tolerates, answerScripts: block });
    const { opener, plain } = dialogOn(page, tag, 'contact');
    await opener.click();
    await plain.waitFor();
    await opener.click();
    await toShowPlainVersion(page, tag, 'contact');
    await page.keyboard.press('Escape');
    await plain.waitFor({ state: 'hidden' });
    await page.unroute('**/*.js');
    await opener.click();
    await toOpenAndClose(page, tag, 'contact');
  });

  it('come back, the dialog takes the place of an open plain version', async () => {
    const page = await visit(home, { tolerates, answerScripts: block });
    const { opener, plain } = dialogOn(page, tag, 'policy');
    await opener.click();
    await plain.waitFor();
    await page.unroute('**/*.js');
    await opener.click();
    await toOpenAndClose(page, tag, 'policy');
  });

  it('cannot be had because the visitor went offline, the plain version opens', async () => {
    // The icon may be on its way, too.
    const page = await visit(home, { isNew: true, tolerates: /ERR_INTERNET_DISCONNECTED/ });
    await page.context().setOffline(true);
    for (const id of dialogIds) {
      await dialogOn(page, tag, id).opener.click();
      await toShowPlainVersion(page, tag, id);
    }
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await dialogOn(page, tag, 'contact').opener.click();
    await toOpenAndClose(page, tag, 'contact');
  });
});

describe('when a new version was deployed after the page was loaded', () => {
  let folder: string;
  const { visit } = sharedBrowser(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'deployed-'));
    await cp(publicDir, folder, { recursive: true });
    return serveEveryPage({ publicDir: folder, hostingDir });
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('the plain version opens, and the dialog once the page is loaded again', async () => {
    const page = await visit(home, { tolerates });
    const scripts = (await readdir(folder)).filter((name) => /\.js($|\.)/.test(name));
    expect(scripts).not.toEqual([]);
    const moveAll = async (from: string, to: string) => {
      for (const name of scripts) {
        await rename(path.join(folder, from + name), path.join(folder, to + name));
      }
    };
    await moveAll('', 'new-');
    const { opener } = dialogOn(page, tag, 'contact');
    await opener.click();
    await toShowPlainVersion(page, tag, 'contact');
    await moveAll('new-', '');
    await page.reload();
    await opener.click();
    await toOpenAndClose(page, tag, 'contact');
  });
});
