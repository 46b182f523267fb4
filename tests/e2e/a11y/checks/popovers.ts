import { axeFaults } from '../axe';
import type { Check, Fault } from '../check';
import { show } from '../look';

/** The language menu, and the plain versions of the dialogs: closed, axe cannot see them. */
export const popovers: Check = {
  id: 'popovers',
  title: 'What opens without scripts keeps every rule of axe-core when it is open',
  criteria: ['2.2 AA', '2.2 AAA'],
  scope: 'language',
  async run({ page }) {
    const faults: Fault[] = [];
    const ids = await page.locator('[popover]').evaluateAll((all) => all.map(({ id }) => id));
    for (const id of ids) {
      await page.evaluate((id) => document.getElementById(id)?.showPopover(), id);
      for (const width of [320, 1280]) {
        for (const scheme of ['light', 'dark'] as const) {
          await show(page, { width, scheme });
          const found = await axeFaults(page, { within: `#${id}` });
          faults.push(
            ...found.map((fault) => ({
              ...fault,
              text: `#${id}, ${width} px, ${scheme}: ${fault.text}`,
            })),
          );
        }
      }
      await page.evaluate((id) => document.getElementById(id)?.hidePopover(), id);
    }
    return faults;
  },
};
