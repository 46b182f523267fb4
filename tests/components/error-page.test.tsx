import { pagePath } from '../../src/i18n/paths';
import { element, main } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

describe('The error page', () => {
  it('shows the heading and the text of the status, and no stack trace', () => {
    renderPage('error', 'en');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Unexpected Application Error!$/,
    );
    expect(main().getByText('Internal Server Error')).toBeInTheDocument();
    expect(element('main').querySelector('pre')).toBeNull();
  });

  it.each(exampleTags)('offers in %s a way home', (tag) => {
    renderPage('error', tag);
    const t = wordsOf(tag);
    const title = main().getByRole('heading', { level: 1 });
    expect(title.textContent).toBe(t('common:fallback.title'));
    expect(main().getByRole('link', { name: t('common:fallback.wayHome') })).toHaveAttribute(
      'href',
      pagePath('home', tag),
    );
  });
});
