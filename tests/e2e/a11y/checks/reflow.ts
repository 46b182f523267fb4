import type { Check } from '../check';
import { clippedText } from '../in-page/clipped-text';
import { show } from '../look';

/** 320 CSS pixels are 1280 at 400 % zoom. */
export const reflow: Check = {
  id: 'reflow',
  title: 'At 320 px nothing is cut off and nothing has to be scrolled sideways',
  criteria: ['1.4.10'],
  dependsOn: 'words',
  async run({ page }) {
    await show(page, { width: 320 });
    return page.evaluate(clippedText);
  },
};
