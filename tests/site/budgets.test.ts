import { brotliBytes, budgets, htmlBudget } from '../support/site-budgets';
import { builtPage, everyPage, readBuilt } from '../support/site-pages';

const parts = ([, page]: (typeof everyPage)[number]) => {
  const { $ } = builtPage(page);
  return {
    style: $('style').text(),
    loader: $('script:not([type])').text(),
  };
};

describe('What a visit costs', () => {
  it.each(everyPage.map(([path, page]) => [path, htmlBudget(page.route, page.tag), page] as const))(
    'is for the HTML of %s at most %d bytes',
    (_path, budget, page) => {
      // The copy that hosts send.
      expect(readBuilt(`${page.file}.br`).length).toBeLessThanOrEqual(budget);
    },
  );

  it.each(everyPage.map((entry) => [entry[0], entry] as const))(
    `is for the CSS inside %s at most ${budgets.style} bytes`,
    (_path, entry) => {
      const { style } = parts(entry);
      expect(style).not.toBe('');
      expect(brotliBytes(style)).toBeLessThanOrEqual(budgets.style);
    },
  );

  it.each(everyPage.map((entry) => [entry[0], entry] as const))(
    `is for the script of %s before intent at most ${budgets.loader} bytes`,
    (_path, entry) => {
      const { loader } = parts(entry);
      expect(loader).not.toBe('');
      expect(brotliBytes(loader)).toBeLessThanOrEqual(budgets.loader);
    },
  );

  it(`is for everything that opening a dialog fetches at most ${budgets.dialogs} bytes`, () => {
    for (const entry of everyPage) {
      const scripts = [...parts(entry).loader.matchAll(/"\/([^"]+\.js)"/g)].map(([, name]) => name);
      expect(scripts.length).toBeGreaterThan(0);
      const bytes = scripts.reduce((sum, name) => sum + readBuilt(`${name}.br`).length, 0);
      expect(bytes).toBeLessThanOrEqual(budgets.dialogs);
    }
  });
});
