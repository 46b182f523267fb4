import type { Check } from '../check';
import { show } from '../look';

/** Safari takes the role from a list without bullets unless it stands in a navigation. */
export const listRoles: Check = {
  id: 'list-roles',
  title: 'Lists are lists for every screen reader, with or without bullets',
  criteria: ['1.3.1'],
  async run({ page }) {
    await show(page);
    return page.evaluate(() => {
      const { selectorOf, tagAndName } = globalThis.pageTools;
      return [...document.querySelectorAll('ul, ol')].flatMap((list) => {
        const lost =
          getComputedStyle(list).listStyleType === 'none' &&
          list.getAttribute('role') !== 'list' &&
          !list.closest('nav');
        const strangers = [...list.children].filter(
          (child) => child.localName !== 'li' || child.hasAttribute('role'),
        );
        const selector = selectorOf(list);
        return [
          ...(lost
            ? [
                {
                  text: `${tagAndName(list)} has lost its role in Safari: give it role="list"`,
                  selector,
                },
              ]
            : []),
          ...strangers.map((child) => ({
            text: `${tagAndName(child)} is in a list and no item of it`,
            selector,
          })),
        ];
      });
    });
  },
};
