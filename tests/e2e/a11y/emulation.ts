import type { Page } from '@playwright/test';
import type { Issue } from './check';

/** The window and media of a page; what is not named has its default. */
export interface Emulation {
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly forcedColours?: true;
  readonly moreContrast?: true;
  readonly print?: true;
  /** By default, reduced motion is preferred. */
  readonly motion?: 'no-preference';
}

/** Emulates a window and media. Calls do not add up: each starts from the defaults. */
export async function emulate(page: Page, emulation: Emulation = {}): Promise<void> {
  const { width = 1280, height = 800 } = emulation;
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height)
    await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: emulation.print ? 'print' : 'screen',
    colorScheme: emulation.scheme ?? 'light',
    forcedColors: emulation.forcedColours ? 'active' : 'none',
    contrast: emulation.moreContrast ? 'more' : 'no-preference',
    reducedMotion: emulation.motion ?? 'reduce',
  });
}

/** The issues of a page in several emulations; each issue starts with the emulation's name. */
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

export const bothWidths: Readonly<Record<string, Emulation>> = {
  '320 px': { width: 320 },
  '1280 px': {},
};
