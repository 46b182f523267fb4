import type { Page } from '@playwright/test';

/** How a page is looked at; what is not named is as usual. */
export interface Look {
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly forcedColours?: true;
  readonly moreContrast?: true;
  readonly print?: true;
  /** The visitor's wish for less motion is on unless it is switched off here. */
  readonly motion?: 'welcome';
}

/** Shows a page in a look. Looks do not add up: each call starts from the usual one. */
export async function show(page: Page, look: Look = {}): Promise<void> {
  const { width = 1280, height = 800 } = look;
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: look.print ? 'print' : 'screen',
    colorScheme: look.scheme ?? 'light',
    forcedColors: look.forcedColours ? 'active' : 'none',
    contrast: look.moreContrast ? 'more' : 'no-preference',
    reducedMotion: look.motion === 'welcome' ? 'no-preference' : 'reduce',
  });
}
