import type { Page } from 'playwright-core';
import { languages, sourceTag } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { exposed } from '../support/browser-tree';
import { wordsOf } from '../support/built-site';

const routesWithTables = ['pricing', 'privacy-policy', 'terms-of-service'] as const;

const cases = languages.flatMap(({ tag }) => routesWithTables.map((route) => ({ tag, route })));

/** Where `display` would cost a table its role in Safari. */
const displays = {
  TABLE: 'table',
  CAPTION: 'table-caption',
  THEAD: 'table-header-group',
  TBODY: 'table-row-group',
  TR: 'table-row',
  TH: 'table-cell',
  TD: 'table-cell',
};

/** What is wrong with the tables of a page, in words; and their captions. */
function tablesOn(page: Page) {
  return page.evaluate((expected) => {
    const tables = [...document.querySelectorAll('table')];
    const textOf = (node: Element | null) => node?.textContent.trim() ?? '';
    const captions = tables.map(({ caption }) => textOf(caption));
    const faults = tables.flatMap((table) => {
      const headers = [...table.querySelectorAll('th')];
      const widths = [...table.rows].map((row) =>
        [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0),
      );
      const region = table.closest('[role="region"]');
      const label = region?.getAttribute('aria-labelledby') ?? '';
      const odd = [table, ...table.querySelectorAll('*')].filter((node) => {
        const display = expected[node.tagName as keyof typeof expected];
        return display !== undefined && getComputedStyle(node).display !== display;
      });
      return [
        table.caption && textOf(table.caption) ? '' : 'no caption',
        table.tHead && table.tHead.rows.length === 1 ? '' : 'no row of headers',
        widths.length > 1 && new Set(widths).size === 1 ? '' : `cells per row: ${widths}`,
        ...headers.map((header) => (textOf(header) ? '' : 'an empty header')),
        ...headers.map(({ scope, parentElement }) =>
          scope === (parentElement?.closest('thead') ? 'col' : 'row') ? '' : `scope "${scope}"`,
        ),
        ...[...(table.tBodies[0]?.rows ?? [])].map(({ cells }) =>
          cells[0]?.tagName === 'TH' ? '' : 'a row without a header',
        ),
        region && document.getElementById(label) === table.caption ? '' : 'no named region',
        region?.getAttribute('tabindex') === '0' ? '' : 'a region without focus',
        ...odd.map((node) => `${node.tagName} is ${getComputedStyle(node).display}`),
      ]
        .filter(Boolean)
        .map((fault) => `${textOf(table.caption)}: ${fault}`);
    });
    return { captions, faults };
  }, displays);
}

/** Proves that what a narrow screen cuts off can be reached without a mouse. */
async function toScrollByArrowKeys(page: Page): Promise<void> {
  const regions = await page
    .getByRole('region')
    .filter({ has: page.locator('table') })
    .all();
  expect(regions.length).toBeGreaterThan(0);
  for (const region of regions) {
    if (await region.evaluate((node) => node.scrollWidth === node.clientWidth)) continue;
    await region.focus();
    await toHaveFocus(region);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((node) => (node?.scrollLeft ?? 0) > 0, await region.elementHandle());
  }
}

describe('tables', () => {
  const { visit } = sharedBrowser();

  it.each(cases)(
    '$tag $route: are tables on every screen and on paper, and scroll',
    async ({ tag, route }) => {
      const page = await visit(pagePath(route, tag), { width: 320 });
      await toScrollByArrowKeys(page);
      for (const [media, width] of [
        ['screen', 320],
        ['screen', 1280],
        ['print', 1280],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ media });
        const { captions, faults } = await tablesOn(page);
        expect({ media, width, faults }).toEqual({ media, width, faults: [] });
        expect(new Set(captions).size).toBe(captions.length);
        const tables = await exposed(page, ['table', 'LayoutTable', 'grid']);
        expect(tables).toHaveLength(captions.length);
        expect(new Set(tables.map(({ role }) => role))).toEqual(new Set(['table']));
        expect(new Set(tables.map(({ name }) => name))).toEqual(new Set(captions));
      }
    },
  );

  it.each([
    [320, 'in its region'],
    [1280, 'with the page'],
  ])('keep the headers of the comparison in sight at %d px, %s', async (width) => {
    const page = await visit(pagePath('pricing', sourceTag), { width, height: 500 });
    const table = page.getByRole('table');
    const last = table.getByRole('cell').last();
    await page
      .getByRole('region')
      .filter({ has: table })
      .evaluate((region) => {
        region.scrollIntoView();
        region.scrollTo(region.scrollWidth, region.scrollHeight);
      });
    await last.evaluate((cell) => cell.scrollIntoView({ block: 'nearest' }));
    const [head, row, cell] = await Promise.all(
      [table.getByRole('columnheader').last(), table.getByRole('rowheader').last(), last].map(
        (part) => part.boundingBox(),
      ),
    );
    if (!head || !row || !cell) throw new Error('The comparison is not on the page.');
    expect(head.y).toBeGreaterThanOrEqual(0);
    expect(head.y + head.height).toBeLessThanOrEqual(cell.y);
    expect(row.x).toBeGreaterThanOrEqual(0);
    expect(row.x + row.width).toBeLessThanOrEqual(cell.x);
  });

  it.each(languages)('$tag: the legal bases stand by purpose, data and basis', async ({ tag }) => {
    const t = wordsOf(tag);
    const page = await visit(pagePath('privacy-policy', tag));
    const caption = t('privacy-policy:legal-bases.table.caption');
    const table = page.getByRole('table', { name: caption, exact: true });
    const headers = await table.getByRole('columnheader').allTextContents();
    expect(headers).toEqual(
      (['purpose', 'data-type', 'legal-basis'] as const).map((id) =>
        t(`privacy-policy:legal-bases.table.columns.${id}`),
      ),
    );
  });
});
