import { sourceTag } from '../../src/content/languages';
import { pagePath } from '../../src/i18n/paths';
import { wordsOf } from '../../tools/words';
import { sharedBrowser } from '../support/browser-session';
import { tagsOf } from '../support/published';

describe('tables', () => {
  const { visit } = sharedBrowser();

  it.each([
    [320, 'in its region'],
    [1280, 'with the page'],
  ])('keep the headers of the comparison in sight at %d px, %s', async (width) => {
    const page = await visit(pagePath('pricing', sourceTag), { width, height: 500 });
    const name = wordsOf(sourceTag)('pricing:comparison.caption');
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

  it.each(tagsOf('privacy-policy'))(
    '%s: the legal bases stand by purpose, data and basis',
    async (tag) => {
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
    },
  );
});
