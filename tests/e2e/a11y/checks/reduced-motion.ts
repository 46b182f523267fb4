import type { Check } from '../check';
import { show } from '../look';

/** The longest that counts as no motion at all, in seconds; the longest that may repeat or last. */
const instant = 0.01;
const longest = 5;

/** Also proves that nothing moves for more than five seconds for anybody. */
export const reducedMotion: Check = {
  id: 'reduced-motion',
  title: 'Nothing moves for those who wish so, and for nobody longer than five seconds',
  criteria: ['2.2.2', '2.3.3'],
  async run({ page }) {
    const faults = [];
    for (const [motion, limit] of [
      [undefined, instant],
      ['welcome', longest],
    ] as const) {
      await show(page, motion ? { motion } : {});
      const found = await page.evaluate((limit) => {
        const { selectorOf, tagAndName } = globalThis.pageTools;
        const seconds = (value: string) =>
          (value.endsWith('ms') ? 0.001 : 1) * Number.parseFloat(value);
        const longestOf = (value: string) => Math.max(...value.split(',').map(seconds));
        return [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
            const style = getComputedStyle(element, part);
            const moves = style.animationName.split(',').some((name) => name.trim() !== 'none');
            const animation = moves
              ? longestOf(style.animationDuration) *
                (style.animationIterationCount.includes('infinite') ? Number.POSITIVE_INFINITY : 1)
              : 0;
            const time = Math.max(animation, longestOf(style.transitionDuration));
            const scrolls = limit < 1 && part === undefined && style.scrollBehavior === 'smooth';
            const what = time > limit ? `moves for ${time} s` : scrolls ? 'scrolls smoothly' : '';
            return what
              ? [
                  {
                    text: `${tagAndName(element)}${part ?? ''} ${what}`,
                    selector: selectorOf(element),
                  },
                ]
              : [];
          }),
        );
      }, limit);
      const prefix = motion ? 'motion is welcome' : 'less motion is wished for';
      faults.push(...found.map((fault) => ({ ...fault, text: `${prefix}: ${fault.text}` })));
    }
    return faults;
  },
};
