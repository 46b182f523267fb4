import { gap, planStrips, sheetHeight, sheetWidth } from '../../tools/shots/strips';

const sizes = [320, 768, 968, 1280, 1920, 2584].flatMap((width) =>
  [500, 1801, 5400, 43_210].map((height) => [width, height] as const),
);

describe('The strips of a contact sheet', () => {
  it.each(sizes)('show the whole of a page of %d × %d px, from top to bottom', (width, height) => {
    const { sheets } = planStrips(width, height);
    let bottom = 0;
    for (const { top, height: part } of sheets.flat()) {
      expect(top).toBe(bottom);
      expect(part).toBeGreaterThan(0);
      bottom += part;
    }
    expect(bottom).toBe(height);
  });

  it.each(sizes)('of a page of %d × %d px fit their sheets and stay legible', (width, height) => {
    const { scale, sheets } = planStrips(width, height);
    expect(scale).toBeGreaterThanOrEqual(0.6);
    expect(scale).toBeLessThanOrEqual(1);
    for (const strips of sheets) {
      expect(gap + strips.length * (width * scale + gap)).toBeLessThanOrEqual(sheetWidth);
      for (const strip of strips) expect(strip.height * scale).toBeLessThanOrEqual(sheetHeight + 1);
    }
  });

  it('stand at full size on a sheet where three of them have room', () => {
    expect(planStrips(320, 9000).scale).toBe(1);
    expect(planStrips(320, 9000).sheets).toHaveLength(1);
    expect(planStrips(1280, 9000).sheets).toHaveLength(1);
  });
});
