import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page as BrowserPage } from 'playwright-core';
import type { Page } from '../../src/build/page-table';
import { launchChromium } from '../chromium';
import { serveEveryPage } from '../serve-every-page';
import { type SheetGroup, writeIndex } from './index-page';
import type { ShotsOptions } from './options';
import { type Glimpse, glimpseHeight, writeOverview } from './overview';
import { siteWith } from './site-with';
import { writeStripSheets } from './strip-sheets';
import { openView } from './view';

type Sheets = SheetGroup['sheets'];

/** One page in one language, and the window for it. */
interface Subject {
  readonly tab: BrowserPage;
  readonly page: Page;
  readonly origin: string;
}

/** Writes the sheets of one page: an overview, then the whole page for each width and theme. */
async function writeSheets(
  { tab, page, origin }: Subject,
  { width: widths, theme: themes, out }: ShotsOptions,
  say: (line: string) => void,
): Promise<Sheets> {
  const { route, tag } = page;
  const folder = path.join(out, tag, route);
  // Sheets of a longer page, or from other options, would pass for new ones.
  await rm(folder, { recursive: true, force: true });
  const sheets: Sheets[number][] = [];
  const glimpses: Glimpse[] = [];
  const shown = glimpseHeight(widths);
  for (const width of widths) {
    for (const theme of themes) {
      const view = await openView(tab, page, origin, width, theme);
      glimpses.push({ width, theme, picture: await view.take(0, Math.min(shown, view.height)) });
      const files = await writeStripSheets(
        [view],
        `${route}, ${tag}, ${theme}, ${width} px`,
        (part) => path.join(folder, `${theme}-${width}-${part}.png`),
      );
      for (const file of files) {
        say(file);
        sheets.push({ label: path.basename(file, '.png'), file });
      }
    }
  }
  const file = path.join(folder, 'overview.png');
  await writeOverview(file, `${route}, ${tag}`, widths, themes, glimpses);
  say(file);
  return [{ label: 'overview', file }, ...sheets];
}

/**
 * Takes pictures of the site and writes them as contact sheets with a page that lists them.
 *
 * @returns the file of that page.
 * @throws Error when a language is not built.
 */
export async function takeShots(
  options: ShotsOptions,
  say: (line: string) => void,
): Promise<string> {
  const { lang, page: routes, out } = options;
  // Found out before the first picture is taken.
  const sites = new Map<string, Awaited<ReturnType<typeof siteWith>>>();
  for (const tag of lang) sites.set(tag, await siteWith(tag, say));

  const browser = await launchChromium();
  try {
    const groups: SheetGroup[] = [];
    for (const [tag, site] of sites) {
      const { origin, pages, close } = await serveEveryPage(site);
      // A reader of the language, so that the site suggests no other.
      const tab = await browser.newPage({ locale: tag });
      try {
        for (const page of pages) {
          if (page.tag !== tag || !routes.includes(page.route)) continue;
          const sheets = await writeSheets({ tab, page, origin }, options, say);
          groups.push({ title: `${page.route}, ${tag}`, sheets });
        }
      } finally {
        await tab.close();
        await close();
      }
    }
    return await writeIndex(out, 'Contact sheets', groups);
  } finally {
    await browser.close();
  }
}
