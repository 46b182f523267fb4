import type { Page } from '@playwright/test';
import type { Fault } from './check';

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

/** What is wrong with a page in each of some looks; a fault begins with the name of its look. */
export async function inLooks(
  page: Page,
  looks: Readonly<Record<string, Look>>,
  find: (look: string) => Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const [name, look] of Object.entries(looks)) {
    await show(page, look);
    for (const fault of await find(name)) faults.push({ ...fault, text: `${name}: ${fault.text}` });
  }
  return faults;
}

/** The narrow and the wide window of every page. */
export const bothWidths: Readonly<Record<string, Look>> = {
  '320 px': { width: 320 },
  '1280 px': {},
};
