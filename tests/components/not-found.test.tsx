import { within } from '@testing-library/react';
import { pagePath } from '../../src/i18n/paths';
import { main } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

describe.each(exampleTags)('The 404 page in %s', (tag) => {
  const t = wordsOf(tag);

  beforeEach(() => {
    renderPage('not-found', tag);
  });

  it('says in the language of its path that there is no such page', () => {
    const title = main().getByRole('heading', { level: 1 });
    expect(title.textContent).toBe(t('not-found:title'));
    expect(title.nextElementSibling?.textContent).toBe(t('not-found:text'));
  });

  it('offers ways on in the same language', () => {
    const ways = within(main().getByRole('navigation', { name: t('not-found:waysOn') }));
    expect(
      ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [t('common:header.home'), pagePath('home', tag)],
      [t('common:header.pricing'), pagePath('pricing', tag)],
      [t('common:header.enterprise'), pagePath('enterprise', tag)],
    ]);
  });
});
