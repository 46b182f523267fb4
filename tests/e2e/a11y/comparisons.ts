import type { Comparison, Issue } from './check';
import { emulate } from './emulation';
import { addStyle, removeStyles } from './in-page/extra-style';

/** The roles of a page, without names and texts. */
const roleSkeleton: Comparison = {
  id: 'role-skeleton',
  title: 'A page has the same roles in the same order in every language',
  criteria: ['1.3.1', '3.2.3', '3.2.4'],
  async take({ page }) {
    await emulate(page);
    // English has no notice about the translation.
    await page.evaluate(addStyle, '[data-translation] { display: none !important }');
    const snapshot = await page.locator('body').ariaSnapshot();
    await page.evaluate(removeStyles);
    return (
      snapshot
        .split('\n')
        .map((line) => line.replace(/^( *- )'?([a-z]+).*?(\[.*\])?'?:?.*$/, '$1$2$3'))
        // Addresses and the parts of a sentence differ between languages.
        .filter((line) => !/^ *- (\/url|text|strong|emphasis)/.test(line))
    );
  },
};

/** A link to a section works in every language. */
const anchors: Comparison = {
  id: 'anchors',
  title: 'The sections of a page have the same addresses in every language',
  criteria: [],
  take: ({ page }) =>
    page.evaluate(() => [...document.querySelectorAll('main [id]')].map(({ id }) => id)),
};

export const comparisons: readonly Comparison[] = [roleSkeleton, anchors];

/** The first difference between the lines of English and of a translation. */
export function difference(
  english: readonly string[],
  translation: readonly string[],
): readonly Issue[] {
  const length = Math.max(english.length, translation.length);
  for (let at = 0; at < length; at += 1) {
    if (english[at] !== translation[at]) {
      const text = `differs from English at line ${at + 1}: “${translation[at] ?? 'nothing'}” instead of “${english[at] ?? 'nothing'}”`;
      return [{ text }];
    }
  }
  return [];
}
