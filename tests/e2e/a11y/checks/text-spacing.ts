import type { Page } from '@playwright/test';
import type { Check, Fault } from '../check';
import { clippedText } from '../in-page/clipped-text';
import { addStyle, removeStyles } from '../in-page/extra-style';
import { show } from '../look';

/** Looks at a page under a visitor's own style sheet. */
async function withStyle(
  page: Page,
  widths: readonly number[],
  rules: string,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const width of widths) {
    await show(page, { width });
    await page.evaluate(addStyle, rules);
    const found = await page.evaluate(clippedText);
    await page.evaluate(removeStyles);
    faults.push(...found.map((fault) => ({ ...fault, text: `${width} px: ${fault.text}` })));
  }
  return faults;
}

/** The four distances of the success criterion. */
export const textSpacing: Check = {
  id: 'text-spacing',
  title: 'Text spaced out as readers with dyslexia do it stays readable',
  criteria: ['1.4.12'],
  dependsOn: 'words',
  run: ({ page }) =>
    withStyle(
      page,
      [320, 1280],
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
  run: ({ page }) => withStyle(page, [640], ':root { font-size: 200% !important }'),
};
