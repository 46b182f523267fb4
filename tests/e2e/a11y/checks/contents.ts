import type { Check, Fault } from '../check';
import { show } from '../look';

/** The contents of the long pages: a list of links to their numbered sections. */
export const contents: Check = {
  id: 'contents',
  title: 'Lists of contents say what the headings say and lead to them',
  criteria: ['2.4.5', '2.4.6', '2.4.11'],
  dependsOn: 'layout',
  async run({ page, catalogue }) {
    await show(page, { width: 320 });
    const name = catalogue.t('legal.contents');
    const links = await page.getByRole('navigation', { name, exact: true }).locator('a').all();
    const faults: Fault[] = [];
    const listed = new Set<string | null>();
    for (const link of links) {
      listed.add(await link.getAttribute('href'));
      await link.press('Enter');
      const found = await link.evaluate((entry) => {
        const { faultOf, textOf } = globalThis.pageTools;
        const id = entry.getAttribute('href')?.slice(1) ?? '';
        const heading = document.getElementById(id);
        if (!heading) return [faultOf(entry, `leads to “${id}”, which is not there`)];
        const { top, left, bottom, right } = heading.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isSeen = top > -1 && bottom < innerHeight + 1 && heading.contains(seen);
        return [
          textOf(heading) === textOf(entry) ? '' : `is the entry of “${textOf(heading)}”`,
          document.activeElement === heading ? '' : 'does not take the focus to its section',
          isSeen ? '' : 'leads to a heading that is not to be seen',
        ].flatMap((text) => (text ? [faultOf(entry, text)] : []));
      });
      faults.push(...found);
    }
    const sections = await page.evaluate(() =>
      [...document.querySelectorAll('main h2[id]')]
        .filter((heading) => /^\d/.test(globalThis.pageTools.textOf(heading)))
        .map(({ id }) => `#${id}`),
    );
    const missing = sections.filter((id) => !listed.has(id));
    return [...faults, ...missing.map((id) => ({ text: `the contents leave out ${id}` }))];
  },
};
