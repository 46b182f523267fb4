import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { siteFiles } from '../../src/build/hosting/site-files';
import { type BuiltSite, withServers } from './built-site';
import type { BytesResult, PageBytes } from './report';
import { measuredPages } from './subjects';

/** Bytes of a file as it is sent to a browser that takes brotli. */
async function sentBytes(dir: string, file: string): Promise<number> {
  const { size } = await stat(path.join(dir, `${file}.br`)).catch(() => {
    throw new Error(`${file}.br is missing from the built site: run npm run build again.`);
  });
  return size;
}

/**
 * Paths of the requests that a visit with an empty cache makes: those that show the page, and what
 * browsers ask for beside it.
 */
async function requestsOf(
  browser: Browser,
  url: string,
): Promise<Pick<PageBytes, 'requests' | 'aside'>> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests: string[] = [];
    const aside: string[] = [];
    page.on('request', (request) => {
      // Icon, manifest and speculation rules; all that a page is made of has a kind of its own.
      const list = request.resourceType() === 'other' ? aside : requests;
      list.push(new URL(request.url()).pathname);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return { requests, aside };
  } finally {
    await context.close();
  }
}

/** Weighs each measured page and its floor, and what opening a dialog fetches. */
export async function measureBytes(site: BuiltSite, browser: Browser): Promise<BytesResult> {
  const pages = await withServers(site, async (origins) => {
    const weighed: PageBytes[] = [];
    for (const { path: address, file } of measuredPages(site.pages)) {
      weighed.push({
        path: address,
        site: await sentBytes(site.publicDir, file),
        floor: await sentBytes(site.floorDir, file),
        ...(await requestsOf(browser, origins.site + address)),
      });
    }
    return weighed;
  });
  const scripts = (await siteFiles(site.publicDir)).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map((file) => sentBytes(site.publicDir, file)));
  return { pages, dialogs: sizes.reduce((sum, size) => sum + size, 0) };
}
