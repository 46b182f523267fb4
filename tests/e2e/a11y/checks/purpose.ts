import type { Check } from '../check';
import { emulate } from '../emulation';

/** Links and buttons are often read as a list, without what stands around them. */
export const purpose: Check = {
  id: 'purpose',
  title: 'Links and buttons have names of their own that start with what is seen',
  criteria: ['2.4.4', '2.5.3', '3.2.5'],
  dependsOn: 'words',
  async run({ page, catalogue }) {
    await emulate(page);
    return page.evaluate(
      (newTab) => {
        const { issueOf, selectorOf, isShown, textOf } = globalThis.pageTools;
        const nameOf = (element: Element) => {
          const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
          const labelled = ids.map((id) => textOf(document.getElementById(id))).join(' ');
          return labelled || element.getAttribute('aria-label') || textOf(element);
        };
        const aims = new Map<string, string>();
        return [...document.querySelectorAll('a[href], button')]
          .filter(isShown)
          .flatMap((element) => {
            const name = nameOf(element);
            // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is hidden in it
            const seen = (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
            const aim =
              element.getAttribute('href') ??
              element.getAttribute('popovertarget') ??
              selectorOf(element);
            // A mailbox is one purpose, whatever subject is filled in.
            const end = aim.startsWith('mailto:') ? (aim.split('?')[0] ?? '') : aim;
            const key = `${element.localName} ${name}`;
            const other = aims.get(key);
            aims.set(key, end);
            const opensTab = element.getAttribute('target') === '_blank';
            const said = name.split(newTab).length - 1;
            return [
              name ? '' : 'has no name',
              seen && !name.startsWith(seen.replace(/ ?, .*/, ''))
                ? `is named “${name}”, which does not start with what is seen`
                : '',
              other !== undefined && other !== end
                ? `shares its name with one that leads to ${other}`
                : '',
              said === (opensTab ? 1 : 0) ? '' : `says ${said} times that it opens in a new tab`,
            ]
              .filter(Boolean)
              .map((text) => issueOf(element, text));
          });
      },
      catalogue.t('dialogs.newTab').replace(/\s/g, ' '),
    );
  },
};
