import { languages, sourceTag } from '../../src/content/languages';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { pagePath } from '../../src/i18n/paths';
import { toHaveFocus } from '../support/browser-focus';
import { sharedBrowser } from '../support/browser-session';
import { isInSight } from '../support/browser-sight';
import { wordsOf } from '../support/built-site';

const cases = languages.flatMap(({ tag }) =>
  legalDocuments.map((document) => ({ tag, id: document.id, document })),
);

describe('the contents of the legal pages', () => {
  const { visit } = sharedBrowser();

  it.each(cases)('$tag $id: each entry reads like its section and leads to it', async (legal) => {
    const t = wordsOf(legal.tag);
    const page = await visit(pagePath(legal.id, legal.tag), { width: 320 });
    const contents = page.getByRole('navigation', { name: t('legal.contents'), exact: true });
    const links = await contents.getByRole('link').all();
    expect(links).toHaveLength(legal.document.sections.length);
    for (const [at, { id }] of legal.document.sections.entries()) {
      const link = links[at];
      const heading = page.locator(`h2#${id}`);
      expect(await link?.getAttribute('href')).toBe(`#${id}`);
      expect(await link?.textContent()).toBe(await heading.textContent());
      expect(await heading.textContent()).toMatch(new RegExp(`^${at + 1}\\. \\S`));
      await link?.focus();
      await page.keyboard.press('Enter');
      await toHaveFocus(heading);
      expect(`${id}: ${await isInSight(heading)}`).toBe(`${id}: true`);
    }
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
