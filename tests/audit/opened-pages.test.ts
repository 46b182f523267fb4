import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { sourceTag } from '../../src/content/languages';
import { audit } from '../../tools/audit/audit';
import { everyPage } from '../../tools/audit/site-under-audit';
import { launchChromium } from '../../tools/chromium';
import { openPage } from '../../tools/open-page';
import { publicDir } from '../../tools/places';
import { startServer } from '../../tools/serve';
import { serveEveryPage } from '../../tools/serve-every-page';

const errorPages = everyPage.filter(({ route }) => route === 'error');

/** A site as its visitors get it, who cannot ask for an error page. */
const forVisitors = () => startServer({ publicDir, port: 0 });

describe('opening a page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterAll(() => browser?.close());

  async function openAll(site: { readonly origin: string; close(): Promise<void> }) {
    const tab = await browser.newPage();
    const ends: string[] = [];
    for (const page of errorPages) {
      ends.push(
        await openPage(tab, page, site.origin).then(
          () => 'opened',
          (error: Error) => error.message,
        ),
      );
    }
    await tab.close();
    await site.close();
    return ends;
  }

  it('takes the error pages where they have an address', async () => {
    expect(await openAll(await serveEveryPage())).toEqual(errorPages.map(() => 'opened'));
  });

  it('refuses another page that comes in their place', async () => {
    expect(await openAll(await forVisitors())).toEqual(
      errorPages.map(({ path: address }) =>
        expect.stringMatching(`^${address} is “.+” with status 404, not “.+”\\.$`),
      ),
    );
  });
});

describe('the audit', () => {
  it('reaches the error page', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
    const routes = ['error'] as const;
    const options = { routes, tags: [sourceTag], quick: true, record: false, workers: 1 };
    const result = await audit(options, folder);
    rmSync(folder, { recursive: true });
    expect(result.stopped).toBeUndefined();
    expect(result.pages.map((page) => page.path)).toEqual(['/500']);
  });
});
