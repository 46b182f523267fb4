import { sourceTag } from '../../src/content/languages';
import { legalDocuments } from '../../src/content/legal/documents';
import { links } from '../../src/content/links';
import { site } from '../../src/content/site';
import { pagePath } from '../../src/i18n/paths';
import { loadTranslator } from '../support/load-translator';
import { published } from '../support/published';
import { renderPage, renderSection } from '../support/render-page';

const [translation] = published.filter(({ tag }) => tag !== sourceTag);
const tag = translation?.tag ?? '';
const t = loadTranslator(tag);

/** The notices on a translation. */
const notices = () => [...document.querySelectorAll('p[data-translation]')];

describe('A translation', () => {
  it('is marked as a draft, with a link to report mistakes, until a person has reviewed it', () => {
    renderPage('home', tag);
    const draft = t('footer.draft', { supportEmail: site.supportEmail }).replace(/<[^>]+>/g, '');
    const shown = notices().map((notice) => [
      notice.textContent,
      notice.querySelector('a')?.getAttribute('href'),
    ]);
    expect(shown).toEqual(translation?.reviewed ? [] : [[draft, links.support]]);
  });

  it.each(legalDocuments)(
    'of $id links the English version it was made from, which is binding for the terms only',
    ({ id, revised }) => {
      renderPage(id, tag);
      const [notice] = notices();
      const english = notice?.querySelector('a[hreflang="en"]');
      expect(english).toHaveAttribute('href', pagePath(id, sourceTag));
      expect(notice?.querySelector('time')).toHaveAttribute('datetime', revised);
      const binds = notice?.textContent?.includes(t('legal.translation.binding'));
      expect(binds).toBe(id === 'terms-of-service');
    },
  );
});

describe('The right to object', () => {
  it('has its own clause, which begins in bold (GDPR Article 21)', () => {
    renderSection('privacy-policy#your-rights-and-choices');
    const clause = document.getElementById('your-rights-and-choices-right-to-object');
    expect(clause?.querySelector('p')?.firstChild).toHaveProperty('tagName', 'STRONG');
  });
});
