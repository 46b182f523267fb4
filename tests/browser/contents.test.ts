import { sourceTag } from '../../src/content/languages';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { pagePath } from '../../src/i18n/paths';
import { wordsOf } from '../../tools/words';
import { toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { tagsOf } from '../support/published';

const cases = legalDocuments.flatMap(({ id }) => tagsOf(id).map((tag) => ({ tag, id })));

describe('the contents of the legal pages', () => {
  const { visit } = sharedBrowser();

  it.each(cases)('$tag $id: each section leads back to them', async ({ tag, id }) => {
    const t = wordsOf(tag);
    const page = await visit(pagePath(id, tag), { width: 320 });
    await page
      .getByRole('link', { name: t('legal.backToContents'), exact: true })
      .last()
      .click();
    await toHaveFocus(page.getByRole('heading', { name: t('legal.contents'), exact: true }));
  });

  it.each(legalDocuments)(
    '$id: the section in sight is marked in the contents',
    async ({ id, sections }) => {
      const page = await visit(pagePath(id, sourceTag));
      const third = sections[2];
      await page.locator(`h2#${third?.id}`).evaluate((heading) => heading.scrollIntoView());
      await page.waitForFunction(
        (hash) => document.querySelector<HTMLAnchorElement>('nav a:target-current')?.hash === hash,
        `#${third?.id}`,
      );
    },
  );

  it.each(legalDocuments)(
    '$id: the number of a clause is its own address',
    async ({ id, sections }) => {
      const [section] = sections;
      const clause = `${section?.id}-${section?.clauses[1]?.id}`;
      const page = await visit(pagePath(id, sourceTag));
      await page.getByRole('link', { name: '1.2', exact: true }).click();
      expect(new URL(page.url()).hash).toBe(`#${clause}`);
      expect(await page.locator(':target').getAttribute('id')).toBe(clause);
    },
  );
});
