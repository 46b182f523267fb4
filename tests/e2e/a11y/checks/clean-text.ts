import type { Check } from '../check';
import { show } from '../look';
import { pageWords } from '../page-words';

/** Screen readers spell pictograms out: "party popper". Digits and signs such as © do not count. */
const emoji = /(?![©®™↔↕])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\uFE0F/u;

/** What a listener would hear as a stutter or as noise. */
export const cleanText: Check = {
  id: 'clean-text',
  title: 'No emoji is read out and nothing is said twice in a row',
  criteria: ['1.1.1'],
  dependsOn: 'words',
  async run(visit) {
    const { page } = visit;
    const words = await pageWords(visit);
    await show(page);
    const pictures = words.flatMap(({ text, selector }) =>
      emoji.test(text) ? [{ text: `“${text.slice(0, 60)}” holds an emoji`, selector }] : [],
    );
    const spoken = await page.evaluate(() => {
      const { textNodesOf, textOf, isShown, isVisuallyHidden, selectorOf } = globalThis.pageTools;
      return textNodesOf(document.body).flatMap((node) => {
        const parent = node.parentElement;
        if (!parent || parent.closest('[aria-hidden="true"]')) return [];
        if (!isShown(parent) && !isVisuallyHidden(parent)) return [];
        // Cells of a column may well hold the same.
        return [
          {
            text: textOf(node),
            selector: selectorOf(parent),
            isCell: parent.closest('td') !== null,
          },
        ];
      });
    });
    const stutters = spoken.flatMap(({ text, selector, isCell }, at) => {
      const said = spoken[at - 1];
      const again =
        said && !isCell && /\p{L}{2}/u.test(text) && said.text.toLowerCase() === text.toLowerCase();
      return again ? [{ text: `“${text.slice(0, 60)}” is said twice in a row`, selector }] : [];
    });
    return [...pictures, ...stutters];
  },
};
