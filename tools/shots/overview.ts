import { type Label, labelHeight, type Picture, scaled, writeSheet } from './sheet';
import { gap, sheetWidth } from './strips';
import type { ThemeId } from './themes';

/** The upper part of a page in a window, under a theme. */
export interface Glimpse {
  readonly width: number;
  readonly theme: ThemeId;
  readonly picture: Buffer;
}

/** Height of a row in pixels of the sheet. */
const rowHeight = 640;

/** Few windows do not fill the sheet: an overview shows much of a page rather than little of it large. */
const mostScale = 0.45;

/** Pixels of the sheet for a CSS pixel, when windows of these widths stand side by side. */
function overviewScale(widths: readonly number[]): number {
  const room = sheetWidth - gap * (widths.length + 1);
  const all = widths.reduce((sum, width) => sum + width, 0);
  return Math.min(mostScale, room / all);
}

/** How much of a page an overview shows, in CSS pixels. */
export function glimpseHeight(widths: readonly number[]): number {
  return Math.floor(rowHeight / overviewScale(widths));
}

/** Writes a grid of glimpses: a column for each width, a row for each theme. */
export async function writeOverview(
  file: string,
  title: string,
  widths: readonly number[],
  themes: readonly ThemeId[],
  glimpses: readonly Glimpse[],
): Promise<void> {
  const scale = overviewScale(widths);
  const pictures: Picture[] = [];
  const labels: Label[] = [{ text: title, left: gap, top: 0 }];
  let top = labelHeight;
  for (const theme of themes) {
    let left = gap;
    for (const width of widths) {
      labels.push({ text: `${theme}, ${width} px`, left: Math.round(left), top });
      const glimpse = glimpses.find((each) => each.width === width && each.theme === theme);
      if (glimpse) {
        const input = await scaled(glimpse.picture, width * scale);
        pictures.push({ input, left: Math.round(left), top: top + labelHeight });
      }
      left += width * scale + gap;
    }
    top += labelHeight + rowHeight + gap / 2;
  }
  const all = widths.reduce((sum, width) => sum + width * scale + gap, gap);
  await writeSheet(file, { width: Math.ceil(all), height: top + gap, pictures, labels });
}
