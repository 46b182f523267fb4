import type { Check } from '../check';
import { emulate } from '../emulation';
import { resetFocus } from './focus-walk';

export const skipLink: Check = {
  id: 'skip-link',
  title: 'The first stop of Tab is a link that skips the header',
  criteria: ['2.4.1'],
  dependsOn: 'layout',
  async run({ page, catalogue }) {
    await emulate(page);
    await resetFocus(page, 'start');
    await page.keyboard.press('Tab');
    const first = await page.evaluate(() => {
      const { textOf, isShown } = globalThis.pageTools;
      const element = document.activeElement;
      return { name: textOf(element), isShown: element !== null && isShown(element) };
    });
    const expected = catalogue.t('skipLink');
    if (first.name !== expected) {
      return [{ text: `the first stop is “${first.name.slice(0, 60)}” and not “${expected}”` }];
    }
    await page.keyboard.press('Enter');
    const isInMain = await page.evaluate(() => document.activeElement?.localName === 'main');
    return [
      first.isShown ? '' : 'the link is not visible while it has the focus',
      isInMain ? '' : 'the link does not take the focus to the main part',
    ].flatMap((text) => (text ? [{ text }] : []));
  },
};
