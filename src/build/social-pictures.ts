import { readFileSync } from 'node:fs';
import { type Font, parse } from 'opentype.js';
import sharp from 'sharp';
import { brandColors, socialPicture } from '../content/mark';
import { site } from '../content/site';
import { markSvg } from './icons';

/** The package of the font; its outlines stand in the pictures, and no font reaches a visitor. */
export const fontPackage = '@expo-google-fonts/noto-serif';

const { width, height } = socialPicture;
const margin = 80;
const room = width - 2 * margin;
/** Sizes of the title in pixels, the first that fits. */
const sizes = [92, 80, 68, 56, 44];
const mostLines = 3;

let opened: Font | undefined;

/**
 * Letters are drawn as outlines, since what fonts a machine has would show in the picture otherwise.
 */
function openFont(): Font {
  if (opened) return opened;
  const bytes = readFileSync(`node_modules/${fontPackage}/700Bold/NotoSerif_700Bold.ttf`);
  opened = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return opened;
}

/** Breaks a text into lines no wider than the picture has room for; no-break spaces hold. */
function linesOf(font: Font, text: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.pop();
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || font.getAdvanceWidth(longer, size) <= room) lines.push(longer);
    else lines.push(line, word);
  }
  return lines;
}

/** The title in the largest size in which it fits. */
function fitted(
  font: Font,
  title: string,
): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of sizes) {
    const lines = linesOf(font, title, size);
    const widest = Math.max(...lines.map((line) => font.getAdvanceWidth(line, size)));
    if (lines.length <= mostLines && widest <= room) return { size, lines };
  }
  throw new Error(
    `The title “${title}” is too long for the picture that social networks show. Shorten it.`,
  );
}

/** The data of an SVG path; the library's own writes NaN for a coordinate next to zero. */
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

/** The motif across the picture: one line comes in, three lanes go out, the lowest apart. */
function motif(ink: string, differs: string): string {
  const [y, fork, end] = [525, 640, 860];
  const lane = (to: number) =>
    `M0 ${y}H${fork}C${fork + 110} ${y} ${end - 110} ${to} ${end} ${to}H${width}`;
  return `<g fill="none" stroke-width="8"><path stroke="${differs}" d="${lane(y + 60)}"/><path stroke="${ink}" d="${lane(y)}${lane(y - 60)}"/></g>`;
}

/**
 * Draws the picture that social networks show beside a link to a page: its title over the motif,
 * and the name of the product.
 *
 * @returns a PNG of `socialPicture`'s size, the same bytes on every machine.
 * @throws Error when the title is too long, or the font lacks one of its letters.
 */
export async function drawSocialPicture(title: string): Promise<Buffer> {
  const font = openFont();
  const missing = [...title].find((letter) => /\S/.test(letter) && !font.hasChar(letter));
  if (missing) throw new Error(`${fontPackage} has no “${missing}”, which “${title}” needs.`);

  const { ground, ink, differs } = brandColors.light;
  const { size, lines } = fitted(font, title);
  const draw = (text: string, x: number, y: number, of: number) =>
    `<path d="${outline(text, x, y, of, font)}"/>`;
  const titleLines = lines.map((line, index) =>
    draw(line, margin, 210 + index * size * 1.15, size),
  );
  const mark = `<g transform="translate(${margin} 40) scale(2)">${markSvg()}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${motif(ink, differs)}${mark}<g fill="${ink}">${draw(site.productName, margin + 80, 84, 38)}${titleLines.join('')}</g></svg>`;
  // Few colours and no dithering: a third of the bytes, and the edges stay smooth.
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
