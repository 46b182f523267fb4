import type { Check, Fault } from '../check';
import { focusable, type Stop, walk } from '../focus-stops';
import { type Look, show } from '../look';

/** The way back is the same at every width; it is gone once, where it is narrow. */
const looks: readonly { readonly name: string; readonly look: Look; readonly isBack: boolean }[] = [
  { name: '1280 px', look: { height: 500 }, isBack: false },
  { name: '320 px', look: { width: 320, height: 568 }, isBack: true },
];

function hidden(stops: readonly Stop[], way: string): readonly Fault[] {
  return stops
    .filter(({ isSeen }) => !isSeen)
    .map(({ label, selector }) => ({
      text: `${label} has the focus and is covered or outside the window (${way})`,
      selector,
    }));
}

/** Forth with Tab and back with Shift+Tab. */
export const focusWalk: Check = {
  id: 'focus-walk',
  title: 'Tab reaches everything, Shift+Tab goes back the same way, and each stop is in sight',
  criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.11', '2.4.12'],
  dependsOn: 'layout',
  async run({ page }) {
    const faults: Fault[] = [];
    for (const { name, look, isBack } of looks) {
      await show(page, look);
      const forth = await walk(page, 'Tab');
      const report = (fault: Fault) => faults.push({ ...fault, text: `${name}: ${fault.text}` });
      hidden(forth, 'Tab').forEach(report);
      const reached = new Set(forth.map(({ selector }) => selector));
      for (const selector of await focusable(page)) {
        if (!reached.has(selector)) report({ text: 'Tab never gets here', selector });
      }
      if (!isBack) continue;
      const back = await walk(page, 'Shift+Tab');
      hidden(back, 'Shift+Tab').forEach(report);
      const order = forth.map(({ selector }) => selector).join('\n');
      const reverse = back
        .map(({ selector }) => selector)
        .reverse()
        .join('\n');
      if (order !== reverse) report({ text: 'Shift+Tab does not go back the way of Tab' });
    }
    return faults;
  },
};
