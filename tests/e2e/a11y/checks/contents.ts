import type { Check, Issue } from '../check';
import { emulate } from '../emulation';

/** The contents are a list of links to the numbered sections of a long page. */
export const contents: Check = {
  id: 'contents',
  title: 'Entries of the contents match their headings and lead to them',
  criteria: ['2.4.5', '2.4.6', '2.4.11'],
  dependsOn: 'layout',
  async run({ page, catalogue }) {
    await emulate(page, { width: 320 });
    const name = catalogue.t('legal.contents');
    const links = await page.getByRole('navigation', { name, exact: true }).locator('a').all();
    const issues: Issue[] = [];
    const listed = new Set<string | null>();
    for (const link of links) {
      listed.add(await link.getAttribute('href'));
      await link.press('Enter');
      const linkIssues = await link.evaluate((entry) => {
        const { issueOf, textOf } = globalThis.pageTools;
        const id = entry.getAttribute('href')?.slice(1) ?? '';
        const heading = document.getElementById(id);
        if (!heading) return [issueOf(entry, `leads to “${id}”, which is not there`)];
        const { top, left, bottom, right } = heading.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isVisible = top > -1 && bottom < innerHeight + 1 && heading.contains(seen);
        return [
          textOf(heading) === textOf(entry) ? '' : `is the entry of “${textOf(heading)}”`,
          document.activeElement === heading ? '' : 'does not take the focus to its section',
          isVisible ? '' : 'leads to a heading that is not visible',
        ].flatMap((text) => (text ? [issueOf(entry, text)] : []));
      });
      issues.push(...linkIssues);
    }
    const sections = await page.evaluate(() =>
      [...document.querySelectorAll('main h2[id]')]
        .filter((heading) => /^\d/.test(globalThis.pageTools.textOf(heading)))
        .map(({ id }) => `#${id}`),
    );
    const missing = sections.filter((id) => !listed.has(id));
    return [...issues, ...missing.map((id) => ({ text: `the contents leave out ${id}` }))];
  },
};
