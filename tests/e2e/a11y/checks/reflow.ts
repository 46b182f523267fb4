import type { Check } from '../check';
import { bothWidths, type Emulation, inEmulations } from '../emulation';
import { clippedText } from '../in-page/clipped-text';
import { addStyle, removeStyles } from '../in-page/extra-style';

/** Looks for lost text under a visitor's own style sheet. */
const clippedUnder =
  (emulations: Readonly<Record<string, Emulation>>, rules = ''): Check['run'] =>
  ({ page }) =>
    inEmulations(page, emulations, async () => {
      await page.evaluate(addStyle, rules);
      const issues = await page.evaluate(clippedText);
      await page.evaluate(removeStyles);
      return issues;
    });

/** 320 CSS pixels are 1280 at 400 % zoom. */
export const reflow: Check = {
  id: 'reflow',
  title: 'At 320 px nothing is cut off and nothing has to be scrolled sideways',
  criteria: ['1.4.10'],
  dependsOn: 'words',
  run: clippedUnder({ '320 px': { width: 320 } }),
};

/** The four distances of the success criterion. */
export const textSpacing: Check = {
  id: 'text-spacing',
  title: 'Text spaced out as readers with dyslexia do it stays readable',
  criteria: ['1.4.12'],
  dependsOn: 'words',
  run: clippedUnder(
    bothWidths,
    '*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  ),
};

/**
 * Text alone is enlarged. Media queries count in the browser's own text size, which a style sheet
 * cannot change: at 640 px they choose what they would at 1280 px with text of twice the size.
 */
export const largeText: Check = {
  id: 'large-text',
  title: 'Text at 200 % is neither cut off nor wider than the window',
  criteria: ['1.4.4'],
  dependsOn: 'words',
  run: clippedUnder({ '640 px': { width: 640 } }, ':root { font-size: 200% !important }'),
};
