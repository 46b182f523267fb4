import { axeIssues } from '../axe';
import type { Check } from '../check';
import { emulate, inEmulations } from '../emulation';

export const moreContrast: Check = {
  id: 'more-contrast',
  title: 'With a preference for more contrast, all text has 7:1',
  criteria: ['1.4.6'],
  run: ({ page }) =>
    inEmulations(
      page,
      { light: { moreContrast: true }, dark: { moreContrast: true, scheme: 'dark' } },
      () => axeIssues(page, { rules: ['color-contrast-enhanced'], kinds: ['violations'] }),
    ),
};

export const reducedMotion: Check = {
  id: 'reduced-motion',
  title: 'Nothing moves with reduced motion, and never for more than five seconds',
  criteria: ['2.2.2', '2.3.3'],
  run: ({ page }) =>
    inEmulations(page, { 'reduced motion': {}, 'no preference': { motion: 'no-preference' } }, () =>
      page.evaluate(() => {
        const { issueOf } = globalThis.pageTools;
        const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
        // A hundredth of a second does not count as motion.
        const limit = isReduced ? 0.01 : 5;
        const seconds = (value: string) =>
          (value.endsWith('ms') ? 0.001 : 1) * Number.parseFloat(value);
        const longestOf = (value: string) => Math.max(...value.split(',').map(seconds));
        return [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
            const style = getComputedStyle(element, part);
            const moves = style.animationName.split(',').some((name) => name.trim() !== 'none');
            const repeats = style.animationIterationCount.includes('infinite')
              ? Number.POSITIVE_INFINITY
              : 1;
            const animation = moves ? longestOf(style.animationDuration) * repeats : 0;
            const time = Math.max(animation, longestOf(style.transitionDuration));
            const scrolls = isReduced && !part && style.scrollBehavior === 'smooth';
            const what = time > limit ? `moves for ${time} s` : scrolls ? 'scrolls smoothly' : '';
            return what ? [issueOf(element, `${part ?? ''} ${what}`)] : [];
          }),
        );
      }),
    ),
};

export const reducedTransparency: Check = {
  id: 'reduced-transparency',
  title: 'With a preference for reduced transparency, nothing is transparent',
  criteria: [],
  async run({ page }) {
    await emulate(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    const issues = await page.evaluate(() => {
      const { issueOf } = globalThis.pageTools;
      const isPartial = (alpha: number) => alpha > 0 && alpha < 1;
      const alphaOf = (colour: string) => Number(colour.match(/[,/] ?([\d.]+)\)$/)?.[1] ?? 1);
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const { opacity, backgroundColor, backdropFilter } = getComputedStyle(element);
          const isTransparent =
            /^rgba|\//.test(backgroundColor) && isPartial(alphaOf(backgroundColor));
          const what = [
            isPartial(Number(opacity)) ? `has opacity ${opacity}` : '',
            isTransparent ? `has the background ${backgroundColor}` : '',
            backdropFilter === 'none' ? '' : 'has a backdrop filter',
          ];
          return what.filter(Boolean).map((text) => issueOf(element, text));
        });
    });
    await session.detach();
    return issues;
  },
};
