import { sourceTag } from '../../../src/content/languages';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../support/load-translator';
import { expect, test } from '../fixtures';

test.describe('tables', () => {
  for (const [width, place] of [
    [320, 'in its region'],
    [1280, 'with the page'],
  ] as const) {
    test(`keep the headers of the comparison visible at ${width} px, ${place}`, async ({
      visit,
    }) => {
      const page = await visit(pagePath('pricing', sourceTag), { width, height: 500 });
      const name = loadTranslator(sourceTag)('pricing:comparison.caption');
      const table = page.getByRole('table', { name, exact: true });
      const last = table.getByRole('cell').last();
      await page.getByRole('region', { name, exact: true }).evaluate((region) => {
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
      // Browsers scroll by whole pixels.
      expect(Math.round(head.y)).toBeGreaterThanOrEqual(0);
      expect(head.y + head.height).toBeLessThanOrEqual(cell.y);
      expect(Math.round(row.x)).toBeGreaterThanOrEqual(0);
      expect(row.x + row.width).toBeLessThanOrEqual(cell.x);
    });
  }
});
