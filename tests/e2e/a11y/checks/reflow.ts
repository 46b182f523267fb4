import type { Check } from '../check';
import { bothWidths, type Emulation, inEmulations } from '../emulation';
import { clippedText } from '../in-page/clipped-text';
import { addStyle, removeStyles } from '../in-page/extra-style';

/** Looks for clipped text with extra styles. */
const clippedWith =
  (emulations: Readonly<Record<string, Emulation>>, rules = ''): Check['run'] =>
  ({ page }) =>
    inEmulations(page, emulations, async () => {
      await page.evaluate(addStyle, rules);
      const issues = await page.evaluate(clippedText);
      await page.evaluate(removeStyles);
      return issues;
    });

/** 1280 px at 400 % zoom are 320 CSS pixels. */
export const reflow: Check = {
  id: 'reflow',
  title: 'At 320 px no text is cut off and the page does not scroll sideways',
  criteria: ['1.4.10'],
  dependsOn: 'words',
  run: clippedWith({ '320 px': { width: 320 } }),
};

/** The four distances of the success criterion. */
export const textSpacing: Check = {
  id: 'text-spacing',
  title: 'No text is cut off with wide text spacing',
  criteria: ['1.4.12'],
  dependsOn: 'words',
  run: clippedWith(
    bothWidths,
    '*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  ),
};

/**
 * Media queries use the browser's text size, which a style sheet cannot change: at 640 px they match
 * as they would at 1280 px with text of twice the size.
 */
export const largeText: Check = {
  id: 'large-text',
  title: 'Text at 200 % is neither cut off nor wider than the window',
  criteria: ['1.4.4'],
  dependsOn: 'words',
  run: clippedWith({ '640 px': { width: 640 } }, ':root { font-size: 200% !important }'),
};
