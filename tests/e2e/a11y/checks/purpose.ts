import type { Check } from '../check';
import { emulate } from '../emulation';

/** Screen readers can list links and buttons without the text around them. */
export const purpose: Check = {
  id: 'purpose',
  title: 'Links and buttons have unique names that start with their visible text',
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
        const targets = new Map<string, string>();
        return [...document.querySelectorAll('a[href], button')]
          .filter(isShown)
          .flatMap((element) => {
            const name = nameOf(element);
            // biome-ignore lint/performance/useDomNodeTextContent: only the visible text
            const visible = (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
            const target =
              element.getAttribute('href') ??
              element.getAttribute('popovertarget') ??
              selectorOf(element);
            // Links to one mailbox have one purpose, whatever the subject.
            const purpose = target.startsWith('mailto:') ? (target.split('?')[0] ?? '') : target;
            const key = `${element.localName} ${name}`;
            const other = targets.get(key);
            targets.set(key, purpose);
            const opensTab = element.getAttribute('target') === '_blank';
            const mentions = name.split(newTab).length - 1;
            return [
              name ? '' : 'has no name',
              visible && !name.startsWith(visible.replace(/ ?, .*/, ''))
                ? `is named “${name}”, which does not start with its visible text`
                : '',
              other !== undefined && other !== purpose
                ? `shares its name with one that leads to ${other}`
                : '',
              mentions === (opensTab ? 1 : 0)
                ? ''
                : `says ${mentions} times that it opens in a new tab`,
            ]
              .filter(Boolean)
              .map((text) => issueOf(element, text));
          });
      },
      catalogue.t('dialogs.newTab').replace(/\s/g, ' '),
    );
  },
};
