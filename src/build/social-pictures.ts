import { readFileSync } from 'node:fs';
import memoize from 'lodash/memoize';
import { type Font, parse } from 'opentype.js';
import sharp from 'sharp';
import { brandColors, socialPicture } from '../content/mark';
import { site } from '../content/site';
import { markSvg } from './icons';

/** The package of the font. The images contain its outlines; visitors never download the font. */
export const fontPackage = '@expo-google-fonts/noto-serif';

const { width, height } = socialPicture;
const margin = 80;
const maxWidth = width - 2 * margin;
/** Font sizes for the title in pixels; the first that fits is used. */
const sizes = [92, 80, 68, 56, 44];
const maxLines = 3;

/** Text is drawn as outlines, so that the images do not depend on the fonts of the machine. */
const openFont = memoize((): Font => {
  const bytes = readFileSync(`node_modules/${fontPackage}/700Bold/NotoSerif_700Bold.ttf`);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
});

/** Breaks a text into lines that fit the width of the image, never at a no-break space. */
function linesOf(font: Font, text: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.pop();
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || font.getAdvanceWidth(longer, size) <= maxWidth) lines.push(longer);
    else lines.push(line, word);
  }
  return lines;
}

/** Breaks the title into lines at the largest size that fits. */
function fitTitle(
  font: Font,
  title: string,
): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of sizes) {
    const lines = linesOf(font, title, size);
    const widest = Math.max(...lines.map((line) => font.getAdvanceWidth(line, size)));
    if (lines.length <= maxLines && widest <= maxWidth) return { size, lines };
  }
  throw new Error(
    `The title “${title}” is too long for the image for social networks. Shorten it.`,
  );
}

/** The data of an SVG path. The library's own function writes NaN for coordinates close to zero. */
function outline(text: string, x: number, y: number, size: number, font: Font): string {
  const { commands } = font.getPath(text, x, y, size);
  return commands
    .map(
      ({ type, ...points }) =>
        type +
        Object.values(points)
          .map((at) => at.toFixed(1))
          .join(' '),
    )
    .join('');
}

/** The motif across the image: one line splits into three lanes, the lowest in another colour. */
function motif(ink: string, differs: string): string {
  const [y, fork, end] = [525, 640, 860];
  const lane = (to: number) =>
    `M0 ${y}H${fork}C${fork + 110} ${y} ${end - 110} ${to} ${end} ${to}H${width}`;
  return `<g fill="none" stroke-width="8"><path stroke="${differs}" d="${lane(y + 60)}"/><path stroke="${ink}" d="${lane(y)}${lane(y - 60)}"/></g>`;
}

/**
 * Draws the image that social networks show with a link to a page: its title over the motif, and
 * the name of the product.
 *
 * @returns A PNG of `socialPicture`'s size, the same bytes on every machine.
 * @throws Error if the title is too long, or the font lacks one of its letters.
 */
export async function drawSocialPicture(title: string): Promise<Buffer> {
  const font = openFont();
  const missing = [...title].find((letter) => /\S/.test(letter) && !font.hasChar(letter));
  if (missing)
    throw new Error(
      `${fontPackage} does not have the letter “${missing}” of the title “${title}”.`,
    );

  const { ground, ink, differs } = brandColors.light;
  const { size, lines } = fitTitle(font, title);
  const draw = (text: string, x: number, y: number, fontSize: number) =>
    `<path d="${outline(text, x, y, fontSize, font)}"/>`;
  const titleLines = lines.map((line, index) =>
    draw(line, margin, 210 + index * size * 1.15, size),
  );
  const mark = `<g transform="translate(${margin} 40) scale(2)">${markSvg()}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${motif(ink, differs)}${mark}<g fill="${ink}">${draw(site.productName, margin + 80, 84, 38)}${titleLines.join('')}</g></svg>`;
  // Few colours and no dithering: a third of the size, and the edges are still smooth.
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
