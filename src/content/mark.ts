/**
 * The logo mark in a 32 × 32 box: one line comes in, three lanes go out, one of them apart. Drawn
 * once for the header, the icons and the social image.
 */
export const markPaths = {
  shared: 'M3 16H12M12 16C18 16 17 6 29 6M12 16H29',
  apart: 'M12 16C18 16 16 27 22 27',
} as const;

/** Colours of the mark where no style sheet reaches it, and of the browser's frame: ground and ink. */
export const brandColors = {
  light: { ground: '#fbfaf6', ink: '#17211f', differs: '#b3361b' },
  dark: { ground: '#10181a', ink: '#eef2ee', differs: '#ff9a7d' },
} as const;

/** Size of the pictures that social networks show beside a link, in pixels. */
export const socialPicture = { width: 1200, height: 630 } as const;
