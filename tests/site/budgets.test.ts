import { brotliCompressSync, constants } from 'node:zlib';
import { isLegalDocument } from '../../src/content/legal/documents';
import { builtPage, everyPage, readBuilt } from '../support/site-pages';

/** The maximum number of bytes after Brotli compression. */
const budgets = {
  page: { latin: 14_000, other: 16_000 },
  legal: { latin: 28_000, other: 34_000 },
  style: 4_500,
  loader: 1_000,
  dialogs: 74_000,
} as const;

/** The size of a text after Brotli compression at the highest level. */
const brotliBytes = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

describe('The size', () => {
  it.each(everyPage)('of %s is within the budgets for HTML, style and script', (_path, page) => {
    const { $ } = builtPage(page);
    const budget = isLegalDocument(page.route) ? budgets.legal : budgets.page;
    // Greek and Cyrillic letters take two bytes each.
    const isLatin = new Intl.Locale(page.tag).maximize().script === 'Latn';
    const sent = readBuilt(`${page.file}.br`).length;
    expect(sent).toBeLessThanOrEqual(isLatin ? budget.latin : budget.other);
    const [style, loader] = [$('style').text(), $('script:not([type])').text()];
    expect([style, loader]).not.toContain('');
    expect(brotliBytes(style)).toBeLessThanOrEqual(budgets.style);
    expect(brotliBytes(loader)).toBeLessThanOrEqual(budgets.loader);
    // Everything that opening a dialog fetches.
    const scripts = [...loader.matchAll(/"\/([^"]+\.js)"/g)].map(([, name]) => name);
    expect(scripts).not.toEqual([]);
    const bytes = scripts.reduce((sum, name) => sum + readBuilt(`${name}.br`).length, 0);
    expect(bytes).toBeLessThanOrEqual(budgets.dialogs);
  });
});
