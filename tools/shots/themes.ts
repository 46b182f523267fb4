import type { Page } from 'playwright-core';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** What every shot has in common: a theme changes some of it. */
const usual: Media = {
  media: 'screen',
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
};

/** How a page can be seen (src/styles/tokens.css), as a browser emulates it. */
export const themes = {
  light: usual,
  dark: { ...usual, colorScheme: 'dark' },
  'more-contrast': { ...usual, contrast: 'more' },
  'forced-colors': { ...usual, forcedColors: 'active' },
  print: { ...usual, media: 'print' },
} as const satisfies Record<string, Media>;

export type ThemeId = keyof typeof themes;

/** Theme ids in the order of the sheets. */
export const themeIds = Object.keys(themes) as readonly ThemeId[];
