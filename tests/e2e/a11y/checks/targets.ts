import type { Check } from '../check';
import { show } from '../look';

/** Sizes in CSS pixels: of everything one can press, and of buttons and the links of menus. */
const smallest = 24;
const comfortable = 44;

/** Links inside sentences are as high as their line; WCAG leaves them out. */
export const targets: Check = {
  id: 'targets',
  title: 'Everything one can press is 24 px large, buttons and menu links 44 px',
  criteria: ['2.5.8', '2.5.5'],
  dependsOn: 'words',
  async run({ page }) {
    const faults = [];
    for (const width of [320, 1280]) {
      await show(page, { width });
      const found = await page.evaluate(
        ({ smallest, comfortable }) => {
          const { selectorOf, isShown, tagAndName, textOf } = globalThis.pageTools;
          return [...document.querySelectorAll('a[href], button, summary, input, select')]
            .filter(isShown)
            .flatMap((target) => {
              const { display, backgroundColor } = getComputedStyle(target);
              const block = target.closest('p, li, dd, td, th, figcaption');
              const inSentence =
                display === 'inline' && block !== null && textOf(block) !== textOf(target);
              if (inSentence) return [];
              const isButton =
                target.localName === 'button' ||
                (display !== 'inline' && backgroundColor !== 'rgba(0, 0, 0, 0)');
              const needed =
                isButton || target.closest('[popover], header:not(main header)')
                  ? comfortable
                  : smallest;
              const { width, height } = target.getBoundingClientRect();
              const size = Math.min(width, height);
              // Browsers round to fractions of a pixel.
              if (size >= needed - 0.1) return [];
              return [
                {
                  text: `${tagAndName(target)} is ${Math.round(width)} × ${Math.round(height)} px and should be ${needed}`,
                  selector: selectorOf(target),
                },
              ];
            });
        },
        { smallest, comfortable },
      );
      faults.push(...found.map((fault) => ({ ...fault, text: `${width} px: ${fault.text}` })));
    }
    return faults;
  },
};
