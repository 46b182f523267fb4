import { sourceTag } from '../../../src/content/languages';
import { legalDocuments } from '../../../src/i18n/check/legal-keys';
import { pagePath } from '../../../src/i18n/paths';
import { wordsOf } from '../../../tools/words';
import { expect, test } from '../fixtures';

test.describe('the contents of the legal pages', () => {
  for (const { id } of legalDocuments) {
    test(`${id}: each section leads back to them`, async ({ visit }) => {
      const t = wordsOf(sourceTag);
      const page = await visit(pagePath(id, sourceTag), { width: 320 });
      await page
        .getByRole('link', { name: t('legal.backToContents'), exact: true })
        .last()
        .click();
      await expect(
        page.getByRole('heading', { name: t('legal.contents'), exact: true }),
      ).toBeFocused();
    });
  }

  for (const { id, sections } of legalDocuments) {
    test(`${id}: the section in sight is marked in the contents`, async ({ visit }) => {
      const page = await visit(pagePath(id, sourceTag));
      const third = sections[2];
      await page.locator(`h2#${third?.id}`).evaluate((heading) => heading.scrollIntoView());
      await page.waitForFunction(
        (hash) => document.querySelector<HTMLAnchorElement>('nav a:target-current')?.hash === hash,
        `#${third?.id}`,
      );
    });
  }

  for (const { id, sections } of legalDocuments) {
    test(`${id}: the number of a clause is its own address`, async ({ visit }) => {
      const [section] = sections;
      const clause = `${section?.id}-${section?.clauses[1]?.id}`;
      const page = await visit(pagePath(id, sourceTag));
      await page.getByRole('link', { name: '1.2', exact: true }).click();
      expect(new URL(page.url()).hash).toBe(`#${clause}`);
      expect(await page.locator(':target').getAttribute('id')).toBe(clause);
    });
  }
});
