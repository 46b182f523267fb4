import type { Page } from '@playwright/test';
import type { Check, Fault } from '../check';
import { show } from '../look';

interface Entry {
  readonly name: string;
  readonly href: string;
  readonly selector: string;
}

/** The entries of the contents list, and the sections of the page. */
function entriesAndSections(page: Page, label: string) {
  return page.evaluate((label) => {
    const { textOf, selectorOf } = globalThis.pageTools;
    const nameOf = (nav: Element) =>
      nav.getAttribute('aria-label') ??
      textOf(document.getElementById(nav.getAttribute('aria-labelledby') ?? ''));
    const list = [...document.querySelectorAll('nav')].find((nav) => nameOf(nav) === label);
    return {
      entries: [...(list?.querySelectorAll('a') ?? [])].map(
        (link): Entry => ({
          name: textOf(link),
          href: link.getAttribute('href') ?? '',
          selector: selectorOf(link),
        }),
      ),
      sections: [...document.querySelectorAll('main h2[id]')]
        .filter((heading) => /^\d/.test(textOf(heading)))
        .map(({ id }) => `#${id}`),
    };
  }, label);
}

/** Follows an entry with the keyboard, and says what is wrong with where it leads. */
async function follow(page: Page, { name, href, selector }: Entry): Promise<readonly string[]> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
  return page.evaluate(
    ({ name, id }) => {
      const { textOf } = globalThis.pageTools;
      const heading = document.getElementById(id);
      if (!heading) return [`leads to “${id}”, which is not there`];
      const { top, left, bottom, right } = heading.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen =
        top > -1 && bottom < innerHeight + 1 && seen !== null && heading.contains(seen);
      return [
        textOf(heading) === name ? '' : `is the entry of “${textOf(heading)}”`,
        document.activeElement === heading ? '' : 'does not take the focus to its section',
        isSeen ? '' : 'leads to a heading that is not to be seen',
      ].filter(Boolean);
    },
    { name, id: href.slice(1) },
  );
}

/** The contents of the long pages: a list of links to their numbered sections. */
export const contents: Check = {
  id: 'contents',
  title: 'Lists of contents say what the headings say and lead to them',
  criteria: ['2.4.5', '2.4.6', '2.4.11'],
  dependsOn: 'layout',
  async run({ page, catalogue }) {
    await show(page, { width: 320 });
    const { entries, sections } = await entriesAndSections(page, catalogue.t('legal.contents'));
    const faults: Fault[] = [];
    for (const entry of entries) {
      const found = await follow(page, entry);
      const { name, selector } = entry;
      faults.push(...found.map((text) => ({ text: `“${name}” ${text}`, selector })));
    }
    const listed = new Set(entries.map(({ href }) => href));
    const missing = sections.filter((id) => !listed.has(id));
    return [...faults, ...missing.map((id) => ({ text: `the contents leave out ${id}` }))];
  },
};
