import { sourceTag } from '../../../src/content/languages';
import { termsOfService } from '../../../src/content/legal/terms-of-service';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../../tools/load-translator';
import { expect, test } from '../fixtures';

// The check `contents` follows the entries of every legal page; the way back is the same on each.
test.describe('the contents of a legal page', () => {
  const path = pagePath('terms-of-service', sourceTag);
  const t = loadTranslator(sourceTag);

  test('are where each section leads back to', async ({ visit }) => {
    const page = await visit(path, { width: 320 });
    const back = page.getByRole('link', { name: t('legal.backToContents'), exact: true });
    await back.last().click();
    await expect(
      page.getByRole('heading', { name: t('legal.contents'), exact: true }),
    ).toBeFocused();
  });

  test('mark the section in sight', async ({ visit }) => {
    const id = termsOfService.sections[2]?.id;
    const page = await visit(path);
    await page.locator(`h2#${id}`).evaluate((heading) => heading.scrollIntoView());
    await page.waitForFunction(
      (hash) => document.querySelector<HTMLAnchorElement>('nav a:target-current')?.hash === hash,
      `#${id}`,
    );
  });

  test('share the page with clauses whose numbers are their addresses', async ({ visit }) => {
    const [section] = termsOfService.sections;
    const page = await visit(path);
    await page.getByRole('link', { name: '1.2', exact: true }).click();
    await expect(page.locator(':target')).toHaveId(`${section?.id}-${section?.clauses[1]?.id}`);
  });
});
