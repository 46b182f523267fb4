import type { Check } from '../check';
import { bothWidths, inEmulations } from '../emulation';

/** Links inside sentences are as high as their line; WCAG exempts them. */
export const targets: Check = {
  id: 'targets',
  title: 'Targets are at least 24 px large, buttons and menu links 44 px',
  criteria: ['2.5.8', '2.5.5'],
  dependsOn: 'words',
  run: ({ page }) =>
    inEmulations(page, bothWidths, () =>
      page.evaluate(() => {
        const { issueOf, isShown, textOf } = globalThis.pageTools;
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
              isButton || target.closest('[popover], header:not(main header)') ? 44 : 24;
            const { width, height } = target.getBoundingClientRect();
            // Browsers round fractions of a pixel.
            if (Math.min(width, height) >= needed - 0.1) return [];
            const size = `${Math.round(width)} × ${Math.round(height)} px`;
            return [issueOf(target, `is ${size} and should be ${needed}`)];
          });
      }),
    ),
};
