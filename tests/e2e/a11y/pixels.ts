import type { Page } from '@playwright/test';
import memoize from 'lodash/memoize';
import sharp from 'sharp';

/** A part of the window, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as rows of red, green and blue. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

// Playwright's own screenshots take five times as long.
const sessionOf = memoize((page: Page) => page.context().newCDPSession(page));

/** Takes a picture of a part of the window, one pixel per CSS pixel; `top` is the scroll position. */
export async function pictureOf(page: Page, box: Box, top: number): Promise<Picture> {
  const session = await sessionOf(page);
  const { data: png } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: box.y + box.height > (page.viewportSize()?.height ?? 0),
    clip: { ...box, y: box.y + top, scale: 1 },
  });
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of a pixel, as WCAG defines it. */
export function luminance({ data }: Picture, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => linear[data[pixel * 3 + at] ?? 0]);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two luminances, from 1 to 21. */
export function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Counts the pixels whose contrast between two pictures of the same size has at least this ratio. */
export function changedPixels(before: Picture, after: Picture, minimum: number): number {
  let changed = 0;
  for (let pixel = 0; pixel < before.width * before.height; pixel += 1) {
    if (contrastRatio(luminance(before, pixel), luminance(after, pixel)) >= minimum) changed += 1;
  }
  return changed;
}
