import { extractText } from 'unpdf';
import type { Check, Issue } from '../check';
import { emulate } from '../emulation';

/** Only letters and digits: line ends, hyphens and ligatures differ on paper. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const tokenise = (text: string) => text.split(/\s+/).map(lettersOf).filter(Boolean);

export const print: Check = {
  id: 'print',
  title: 'Every heading, paragraph and cell is printed, and nothing covers them',
  criteria: [],
  dependsOn: 'layout',
  async run({ page }) {
    await emulate(page, { print: true });
    const { blocks, issues } = await page.evaluate(() => {
      const { issueOf, textOf, textNodesOf, selectorOf, isVisuallyHidden } = globalThis.pageTools;
      const isPrinted = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !isVisuallyHidden(element);
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const sticky = all('body *').filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) && isPrinted(element),
      );
      const texts = 'h1, h2, h3, h4, p, th, td, caption, dt, dd';
      const lost = all(`main :is(${texts}, li)`).filter(
        (element) =>
          textOf(element) &&
          !isPrinted(element) &&
          !isVisuallyHidden(element) &&
          // Links within the page are of no use on paper.
          !element.closest('[popover], nav') &&
          !element.querySelector(':scope > a[href^="#"]:only-child'),
      );
      const blocks = all(texts)
        .filter(isPrinted)
        .map((element) => {
          const parts = textNodesOf(element).filter(
            ({ parentElement }) => parentElement && isPrinted(parentElement),
          );
          return { text: parts.map(textOf).join(' '), selector: selectorOf(element) };
        });
      const issues = [
        ...sticky.map((element) => issueOf(element, 'sticks to every printed page')),
        ...lost.map((element) => issueOf(element, 'is not printed')),
      ];
      return { blocks, issues };
    });
    const pdf = await page.pdf({ format: 'A4', printBackground: false });
    const { text: printed } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const letters = lettersOf(printed);
    const missing: readonly Issue[] = blocks
      .filter(({ text }) => !letters.includes(lettersOf(text)))
      // There may be a page break in the middle, and table cells may be extracted line by line.
      .filter(({ text }) => !tokenise(text).every((word) => letters.includes(word)))
      .map(({ text, selector }) => ({
        text: `“${text.slice(0, 60)}” is missing on paper`,
        selector,
      }));
    return [...issues, ...missing];
  },
};
