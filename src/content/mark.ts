/**
 * The logo mark in a 32 × 32 box: one line splits into three lanes, one of which differs. Used for
 * the header, the icons and the images for social networks.
 */
export const markPaths = {
  shared: 'M3 16H12M12 16C18 16 17 6 29 6M12 16H29',
  apart: 'M12 16C18 16 16 27 22 27',
} as const;

/** Colours of the mark where style sheets do not apply, and of the browser's user interface. */
export const brandColors = {
  light: { ground: '#fbfaf6', ink: '#17211f', differs: '#b3361b' },
  dark: { ground: '#10181a', ink: '#eef2ee', differs: '#ff9a7d' },
} as const;

/** Size in pixels of the images that social networks show with a link. */
export const socialPicture = { width: 1200, height: 630 } as const;
