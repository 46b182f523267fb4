import { axeFaults } from '../axe';
import type { Check, Fault } from '../check';
import { show } from '../look';

/** Seven to one everywhere for those who ask for more, by day and by night. */
export const moreContrast: Check = {
  id: 'more-contrast',
  title: 'Whoever asks for more contrast gets 7:1 in all texts',
  criteria: ['1.4.6'],
  async run({ page }) {
    const faults: Fault[] = [];
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, { scheme, moreContrast: true });
      const found = await axeFaults(page, {
        rules: ['color-contrast-enhanced'],
        kinds: ['violations'],
      });
      faults.push(...found.map((fault) => ({ ...fault, text: `${scheme}: ${fault.text}` })));
    }
    return faults;
  },
};
