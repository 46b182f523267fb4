import type { Page } from '@playwright/test';
import { accessibilityTree } from '../accessibility-tree';
import type { Check, Issue } from '../check';
import { bothWidths, emulate, inEmulations } from '../emulation';

/** Where `display` would cost a table its role in Safari. */
const displays: Readonly<Record<string, string>> = {
  TABLE: 'table',
  CAPTION: 'table-caption',
  THEAD: 'table-header-group',
  TBODY: 'table-row-group',
  TR: 'table-row',
  TH: 'table-cell',
  TD: 'table-cell',
};

function structure(page: Page): Promise<readonly Issue[]> {
  return page.evaluate((displays) => {
    const { selectorOf, textOf } = globalThis.pageTools;
    const captions = new Map<string, Element>();
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const caption = textOf(table.caption);
      const twin = captions.has(caption);
      captions.set(caption, table);
      const headers = [...table.querySelectorAll('th')];
      const widths = [...table.rows].map((row) =>
        [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0),
      );
      const odd = [table, ...table.querySelectorAll('*')].filter((node) => {
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
        twin ? 'shares its caption with another' : '',
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
          ? 'stands in a region that is not named by its caption'
          : '',
        scroller && scroller.getAttribute('tabindex') !== '0'
          ? 'scrolls in a region that cannot take the focus'
          : '',
        ...odd.map((node) => `has a ${node.tagName} of display ${getComputedStyle(node).display}`),
      ]
        .filter(Boolean)
        .map((text) => ({ text: `the table “${caption}” ${text}`, selector: selectorOf(table) }));
    });
  }, displays);
}

/** Proves that what a narrow screen cuts off can be reached without a mouse. */
async function scrolling(page: Page): Promise<readonly Issue[]> {
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

/** Whatever a table looks like, it has a name, headers and cells that belong to them. */
export const tables: Check = {
  id: 'tables',
  title: 'Tables are tables on every screen and on paper, named and with headers',
  criteria: ['1.3.1', '2.1.1'],
  dependsOn: 'layout',
  async run({ page }) {
    const count = await page.locator('table').count();
    if (count === 0) return [];
    const issues = await inEmulations(page, { ...bothWidths, print: { print: true } }, async () => {
      const exposed = (await accessibilityTree(page)).filter(({ role }) =>
        /table|grid/i.test(role),
      );
      const isWell = exposed.every(({ role, name }) => role === 'table' && name !== '');
      const roles = exposed.map(({ role, name }) => `${role} “${name}”`).join(', ');
      const text = `${count} tables are exposed as ${roles}`;
      const isExposed = isWell && exposed.length === count;
      return [...(await structure(page)), ...(isExposed ? [] : [{ text }])];
    });
    await emulate(page, { width: 320 });
    return [...issues, ...(await scrolling(page))];
  },
};
