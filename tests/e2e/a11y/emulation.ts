import type { Page } from '@playwright/test';
import type { Issue } from './check';

/** The window and media of a page; what is not named is as usual. */
export interface Emulation {
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

/** Emulates a window and media for a page. Calls do not add up: each starts from the usual ones. */
export async function emulate(page: Page, emulation: Emulation = {}): Promise<void> {
  const { width = 1280, height = 800 } = emulation;
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: emulation.print ? 'print' : 'screen',
    colorScheme: emulation.scheme ?? 'light',
    forcedColors: emulation.forcedColours ? 'active' : 'none',
    contrast: emulation.moreContrast ? 'more' : 'no-preference',
    reducedMotion: emulation.motion === 'welcome' ? 'no-preference' : 'reduce',
  });
}

/** The issues of a page in each of some emulations; an issue begins with the name of its own. */
export async function inEmulations(
  page: Page,
  emulations: Readonly<Record<string, Emulation>>,
  find: (name: string) => Promise<readonly Issue[]>,
): Promise<readonly Issue[]> {
  const issues: Issue[] = [];
  for (const [name, emulation] of Object.entries(emulations)) {
    await emulate(page, emulation);
    for (const issue of await find(name)) issues.push({ ...issue, text: `${name}: ${issue.text}` });
  }
  return issues;
}

/** The narrow and the wide window of every page. */
export const bothWidths: Readonly<Record<string, Emulation>> = {
  '320 px': { width: 320 },
  '1280 px': {},
};
