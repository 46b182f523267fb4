import type { Page } from '@playwright/test';
import { accessibilityTree } from '../accessibility-tree';
import type { Check, Issue } from '../check';
import { bothWidths, emulate, inEmulations } from '../emulation';

/** With any other `display`, a table loses its role in Safari. */
const displays: Readonly<Record<string, string>> = {
  TABLE: 'table',
  CAPTION: 'table-caption',
  THEAD: 'table-header-group',
  TBODY: 'table-row-group',
  TR: 'table-row',
  TH: 'table-cell',
  TD: 'table-cell',
};

function structureIssues(page: Page): Promise<readonly Issue[]> {
  return page.evaluate((displays) => {
    const { selectorOf, textOf } = globalThis.pageTools;
    const captions = new Set<string>();
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const caption = textOf(table.caption);
      const isRepeated = captions.has(caption);
      captions.add(caption);
      const headers = [...table.querySelectorAll('th')];
      const widths = [...table.rows].map((row) =>
        [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0),
      );
      const wrongDisplay = [table, ...table.querySelectorAll('*')].filter((node) => {
        const expected = displays[node.tagName];
        return expected !== undefined && getComputedStyle(node).display !== expected;
      });
      const region = table.closest('[role="region"]');
      const label = region?.getAttribute('aria-labelledby') ?? '';
      const scroller = [table.parentElement, table.parentElement?.parentElement].find(
        (box) => box && box.scrollWidth > box.clientWidth,
      );
      return [
        caption ? '' : 'has no caption',
        isRepeated ? 'shares its caption with another' : '',
        table.tHead?.rows.length === 1 ? '' : 'has no row of headers',
        widths.length > 1 && new Set(widths).size === 1 ? '' : `has rows of ${widths} cells`,
        ...headers.map((header) => (textOf(header) ? '' : 'has an empty header')),
        ...headers.map(({ scope, parentElement }) =>
          scope === (parentElement?.closest('thead') ? 'col' : 'row')
            ? ''
            : `has a header of scope “${scope}”`,
        ),
        ...[...(table.tBodies[0]?.rows ?? [])].map(({ cells }) =>
          cells[0]?.tagName === 'TH' ? '' : 'has a row without a header',
        ),
        region && document.getElementById(label) !== table.caption
          ? 'is in a region that is not named by its caption'
          : '',
        scroller && scroller.getAttribute('tabindex') !== '0'
          ? 'scrolls in a region that cannot take the focus'
          : '',
        ...wrongDisplay.map(
          (node) => `has a ${node.tagName} of display ${getComputedStyle(node).display}`,
        ),
      ]
        .filter(Boolean)
        .map((text) => ({ text: `the table “${caption}” ${text}`, selector: selectorOf(table) }));
    });
  }, displays);
}

/** Tables that are too wide must scroll by keyboard. */
async function scrollIssues(page: Page): Promise<readonly Issue[]> {
  const issues: Issue[] = [];
  const regions = page.locator('[role="region"]:has(table)');
  for (const region of await regions.all()) {
    if (await region.evaluate((node) => node.scrollWidth <= node.clientWidth)) continue;
    await region.focus();
    const isMirrored = await region.evaluate((node) => getComputedStyle(node).direction === 'rtl');
    await page.keyboard.press(isMirrored ? 'ArrowLeft' : 'ArrowRight');
    const handle = await region.elementHandle();
    await page
      .waitForFunction((node) => (node?.scrollLeft ?? 0) !== 0, handle, { timeout: 2000 })
      .catch(() => issues.push({ text: `${region}: does not scroll with the arrow keys` }));
    await region.evaluate((node) => node.scrollTo(0, 0));
  }
  return issues;
}

export const tables: Check = {
  id: 'tables',
  title: 'Tables keep their role, name and headers on every screen and on paper',
  criteria: ['1.3.1', '2.1.1'],
  dependsOn: 'layout',
  async run({ page }) {
    const count = await page.locator('table').count();
    if (count === 0) return [];
    const issues = await inEmulations(page, { ...bothWidths, print: { print: true } }, async () => {
      const exposed = (await accessibilityTree(page)).filter(({ role }) =>
        /table|grid/i.test(role),
      );
      const isNamed = exposed.every(({ role, name }) => role === 'table' && name !== '');
      const roles = exposed.map(({ role, name }) => `${role} “${name}”`).join(', ');
      const text = `${count} tables are exposed as ${roles}`;
      const isExposed = isNamed && exposed.length === count;
      return [...(await structureIssues(page)), ...(isExposed ? [] : [{ text }])];
    });
    await emulate(page, { width: 320 });
    return [...issues, ...(await scrollIssues(page))];
  },
};
