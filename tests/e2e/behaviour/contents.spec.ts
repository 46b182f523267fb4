import { sourceTag } from '../../../src/content/languages';
import { termsOfService } from '../../../src/content/legal/terms-of-service';
import { pagePath } from '../../../src/i18n/paths';
import { loadTranslator } from '../../support/load-translator';
import { expect, test } from '../fixtures';

// The check `contents` follows the entries of every legal page. What is here is the same on each.
test.describe('the contents of a legal page', () => {
  const path = pagePath('terms-of-service', sourceTag);
  const t = loadTranslator(sourceTag);

  test('can be reached from the end of a section', async ({ visit }) => {
    const page = await visit(path, { width: 320 });
    const back = page.getByRole('link', { name: t('legal.backToContents'), exact: true });
    await back.last().click();
    await expect(
      page.getByRole('heading', { name: t('legal.contents'), exact: true }),
    ).toBeFocused();
  });

  test('mark the section in view', async ({ visit }) => {
    const id = termsOfService.sections[2]?.id;
    const page = await visit(path);
    await page.locator(`h2#${id}`).evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('nav a:target-current')).toHaveAttribute('href', `#${id}`);
  });

  test('are followed by clauses whose numbers link to them', async ({ visit }) => {
    const [section] = termsOfService.sections;
    const page = await visit(path);
    await page.getByRole('link', { name: '1.2', exact: true }).click();
    await expect(page.locator(':target')).toHaveId(`${section?.id}-${section?.clauses[1]?.id}`);
  });
});
