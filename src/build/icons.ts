import sharp from 'sharp';
import { brandColors, markPaths } from '../content/mark';

/** The mark in a 32 × 32 box, as SVG for a light background. */
export function markSvg(): string {
  const { ink, differs } = brandColors.light;
  return `<g fill="none" stroke-width="3" stroke-linecap="round"><path stroke="${ink}" d="${markPaths.shared}"/><path stroke="${differs}" d="${markPaths.apart}"/></g>`;
}

/** The icon as SVG, with colours for light and dark mode. */
function iconSvg(): string {
  const { light, dark } = brandColors;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.i{stroke:${light.ink}}.d{stroke:${light.differs}}@media(prefers-color-scheme:dark){.i{stroke:${dark.ink}}.d{stroke:${dark.differs}}}</style><g fill="none" stroke-width="3" stroke-linecap="round"><path class="i" d="${markPaths.shared}"/><path class="d" d="${markPaths.apart}"/></g></svg>\n`;
}

/** The mark on a square background, as PNG. */
async function png(size: number): Promise<Buffer> {
  const side = size * 0.7;
  const edge = (size - side) / 2;
  const mark = `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" viewBox="0 0 32 32">${markSvg()}</svg>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${brandColors.light.ground}"/>${mark}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** All icons by file name. */
export async function icons(): Promise<Readonly<Record<string, string | Buffer>>> {
  return {
    'icon.svg': iconSvg(),
    'apple-touch-icon.png': await png(180),
    'icon-192.png': await png(192),
    'icon-512.png': await png(512),
  };
}
