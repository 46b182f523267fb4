import type { Page as BrowserPage } from 'playwright-core';
import type { Page } from '../../src/build/page-table';
import { openPage } from '../open-page';
import { type ThemeId, themes } from './themes';

/** A page of the site in a window, ready to have pictures taken of it. */
export interface View {
  /** CSS pixels, as everywhere here. */
  readonly width: number;
  readonly height: number;
  /** A picture of a part as PNG. */
  take(top: number, height: number): Promise<Buffer>;
}

/** Height of the window; pictures show the whole page all the same. */
const windowHeight = 900;

/**
 * Opens a page in a window of some width under a theme.
 *
 * @throws Error when another page comes.
 */
export async function openView(
  tab: BrowserPage,
  page: Page,
  origin: string,
  width: number,
  theme: ThemeId,
): Promise<View> {
  await tab.setViewportSize({ width, height: windowHeight });
  await tab.emulateMedia(themes[theme]);
  await openPage(tab, page, origin);
  const height = await tab.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  return {
    width,
    height,
    take: (top, part) =>
      tab.screenshot({
        fullPage: true,
        clip: { x: 0, y: top, width, height: part },
        animations: 'disabled',
      }),
  };
}
