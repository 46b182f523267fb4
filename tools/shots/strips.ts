/** The most that people and models can look at without a loss, in pixels of a sheet. */
export const sheetWidth = 2400;
export const sheetHeight = 1800;

/** Between the pictures of a sheet, and around them. */
export const gap = 24;

/** As many strips stand on a sheet as long as their text stays legible. */
const wantedColumns = 3;
const leastScale = 0.6;

/** A part of a page that is as wide as the page, in CSS pixels. */
export interface Strip {
  readonly top: number;
  readonly height: number;
}

/** How a long page is laid out like the columns of a newspaper. */
export interface StripPlan {
  /** Pixels of a sheet for a CSS pixel. */
  readonly scale: number;
  /** The strips of each sheet. */
  readonly sheets: readonly (readonly Strip[])[];
}

/** Cuts a page, or pages side by side, into strips of one height and deals them out to sheets. */
export function planStrips(width: number, height: number): StripPlan {
  const column = (sheetWidth - gap * (wantedColumns + 1)) / wantedColumns;
  const scale = Math.min(1, Math.max(leastScale, column / width));
  const perSheet = Math.max(1, Math.floor((sheetWidth - gap) / (width * scale + gap)));
  const count = Math.ceil((height * scale) / sheetHeight);
  const stripHeight = Math.ceil(height / count);
  const strips = Array.from({ length: count }, (_, index): Strip => {
    const top = index * stripHeight;
    return { top, height: Math.min(stripHeight, height - top) };
  });
  const sheets = Array.from({ length: Math.ceil(count / perSheet) }, (_, index) =>
    strips.slice(index * perSheet, (index + 1) * perSheet),
  );
  return { scale, sheets };
}
