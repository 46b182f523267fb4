import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page as BrowserPage } from 'playwright-core';
import type { Page } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';
import { launchChromium } from '../chromium';
import { serveEveryPage } from '../serve-every-page';
import { type SheetGroup, writeIndex } from '../shots/index-page';
import { writeStripSheets } from '../shots/strip-sheets';
import { openView } from '../shots/view';
import { previewSite } from './preview-site';

/** A phone and a laptop, in CSS pixels: texts break differently on each. */
const widths = [320, 1280];

export interface BesideEnglishOptions {
  /** Folder of the sheets; `reports/preview/<tag>` when nothing is said. */
  readonly out?: string;
  readonly say: (line: string) => void;
}

/** Writes the sheets of one page; one window stands for English, one for the language. */
async function pairSheets(
  windows: readonly [english: BrowserPage, other: BrowserPage],
  pages: readonly [english: Page, other: Page],
  origin: string,
  out: string,
): Promise<SheetGroup> {
  const { route, tag } = pages[1];
  const sheets: SheetGroup['sheets'][number][] = [];
  for (const width of widths) {
    const views = [
      await openView(windows[0], pages[0], origin, width, 'light'),
      await openView(windows[1], pages[1], origin, width, 'light'),
    ];
    const title = `${route}, ${sourceTag} beside ${tag}, ${width} px`;
    const files = await writeStripSheets(views, title, (part) =>
      path.join(out, `${route}-${width}-${part}.png`),
    );
    for (const file of files) sheets.push({ label: path.basename(file, '.png'), file });
  }
  return { title: route, sheets };
}

/**
 * Builds one language beside English and writes contact sheets of each page in both, side by side.
 *
 * @returns the file that lists the sheets.
 * @throws Error when there is no such language or the build fails.
 */
export async function shotsBesideEnglish(
  tag: string,
  { out = path.join('reports', 'preview', tag), say }: BesideEnglishOptions,
): Promise<string> {
  const site = await previewSite(tag, say);
  await rm(out, { recursive: true, force: true });
  const { origin, pages, close } = await serveEveryPage(site);
  try {
    const browser = await launchChromium();
    try {
      const windows = [
        await browser.newPage({ locale: sourceTag }),
        await browser.newPage({ locale: tag }),
      ] as const;
      const groups: SheetGroup[] = [];
      for (const page of pages.filter((each) => each.tag === tag)) {
        const english = pages.find((each) => each.route === page.route && each.tag === sourceTag);
        if (!english) continue;
        const group = await pairSheets(windows, [english, page], origin, out);
        for (const { file } of group.sheets) say(file);
        groups.push(group);
      }
      return await writeIndex(out, `${tag} beside ${sourceTag}`, groups);
    } finally {
      await browser.close();
    }
  } finally {
    await close();
  }
}
