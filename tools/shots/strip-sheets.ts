import { belowTitle, type Picture, scaled, writeSheet } from './sheet';
import { gap, planStrips, type Strip, type StripPlan } from './strips';
import type { View } from './view';

/** Room for the title of a sheet with one narrow strip. */
const leastWidth = 720;

/** Pictures of one strip of each view, side by side. */
async function pictures(
  views: readonly View[],
  strip: Strip,
  scale: number,
  left: number,
): Promise<readonly Picture[]> {
  const found: Picture[] = [];
  let at = left;
  for (const { width, height, take } of views) {
    const rest = Math.min(strip.height, height - strip.top);
    // The shorter of two pages has come to its end.
    if (rest > 0) {
      const input = await scaled(await take(strip.top, rest), width * scale);
      found.push({ input, left: Math.round(at), top: belowTitle });
    }
    at += width * scale + gap / 2;
  }
  return found;
}

/** Width of some views side by side in CSS pixels. */
function frameWidth(views: readonly View[], scale: number): number {
  const pages = views.reduce((sum, { width }) => sum + width, 0);
  return pages + ((views.length - 1) * gap) / 2 / scale;
}

function planOf(views: readonly View[]): StripPlan {
  return planStrips(frameWidth(views, 1), Math.max(...views.map(({ height }) => height)));
}

/**
 * Writes the sheets of a page, or of pages side by side: the whole page at a legible size, cut into
 * strips.
 *
 * @param title What every sheet says above its strips.
 * @param fileOf Names the sheet of a part, counted from 1.
 * @returns the files written.
 */
export async function writeStripSheets(
  views: readonly View[],
  title: string,
  fileOf: (part: number) => string,
): Promise<readonly string[]> {
  const { scale, sheets } = planOf(views);
  const step = frameWidth(views, scale) * scale + gap;
  const files: string[] = [];
  for (const [index, strips] of sheets.entries()) {
    const file = fileOf(index + 1);
    const parts = sheets.length > 1 ? `, part ${index + 1} of ${sheets.length}` : '';
    const found: Picture[] = [];
    for (const [column, strip] of strips.entries()) {
      found.push(...(await pictures(views, strip, scale, gap + column * step)));
    }
    const tallest = Math.max(...strips.map(({ height }) => height));
    await writeSheet(file, {
      width: Math.max(leastWidth, Math.ceil(gap + strips.length * step)),
      height: Math.ceil(belowTitle + tallest * scale + gap),
      pictures: found,
      labels: [{ text: title + parts, left: gap, top: 0 }],
    });
    files.push(file);
  }
  return files;
}
