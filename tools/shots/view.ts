import type { Page } from 'playwright-core';
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
 * Opens an address in a window of some width under a theme.
 *
 * @throws Error when the server has no such page.
 */
export async function openView(
  page: Page,
  address: string,
  width: number,
  theme: ThemeId,
): Promise<View> {
  await page.setViewportSize({ width, height: windowHeight });
  await page.emulateMedia(themes[theme]);
  const response = await page.goto(address);
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}.`);
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  return {
    width,
    height,
    take: (top, part) =>
      page.screenshot({
        fullPage: true,
        clip: { x: 0, y: top, width, height: part },
        animations: 'disabled',
      }),
  };
}
