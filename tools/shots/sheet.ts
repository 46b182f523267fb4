import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { gap } from './strips';

/** A picture on a sheet, in pixels of the sheet. */
export interface Picture {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

/** Words on a sheet; `top` is that of their line. */
export interface Label {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly Picture[];
  readonly labels: readonly Label[];
}

/** Height of a line of words. */
export const labelHeight = 40;

/** Stands out from pages by day and by night. */
const ground = '#6b7280';

/** The words of all labels as one drawing. The texts are ids and figures: nothing to escape. */
function drawnLabels({ width, height, labels }: Sheet): Buffer {
  const words = labels.map(
    ({ text, left, top }) =>
      `<text x="${left}" y="${top + labelHeight - 14}" font-family="sans-serif" font-size="22" fill="#fff">${text}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words.join('')}</svg>`,
  );
}

/** Makes a picture smaller, to a scale of at most 1. */
export function scaled(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: Math.round(width) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Puts a sheet together and writes it as PNG. */
export async function writeSheet(file: string, sheet: Sheet): Promise<void> {
  const { width, height, pictures } = sheet;
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      ...pictures.map(({ input, left, top }) => ({ input, left, top })),
      { input: drawnLabels(sheet), left: 0, top: 0 },
    ])
    .png()
    .toFile(file);
}

/** Where the first picture of a sheet with a title stands. */
export const belowTitle = labelHeight + gap / 2;
