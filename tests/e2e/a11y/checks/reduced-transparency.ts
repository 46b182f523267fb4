import type { Check } from '../check';
import { show } from '../look';

/** What shines through is hard to read for some; they can tell their system so. */
export const reducedTransparency: Check = {
  id: 'reduced-transparency',
  title: 'Nothing shines through for those who wish so',
  criteria: [],
  async run({ page }) {
    await show(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    const faults = await page.evaluate(() => {
      const { selectorOf, tagAndName } = globalThis.pageTools;
      const isHalf = (alpha: number) => alpha > 0 && alpha < 1;
      const alphaOf = (colour: string) => Number(colour.match(/[,/] ?([\d.]+)\)$/)?.[1] ?? 1);
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const { opacity, backgroundColor, backdropFilter } = getComputedStyle(element);
          const what = [
            isHalf(Number(opacity)) ? `opacity ${opacity}` : '',
            /^rgba|\//.test(backgroundColor) && isHalf(alphaOf(backgroundColor))
              ? `the background ${backgroundColor}`
              : '',
            backdropFilter === 'none' ? '' : 'a backdrop filter',
          ];
          return what.filter(Boolean).map((text) => ({
            text: `${tagAndName(element)} has ${text}`,
            selector: selectorOf(element),
          }));
        });
    });
    await session.detach();
    return faults;
  },
};
