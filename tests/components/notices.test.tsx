import { sourceTag } from '../../src/content/languages';
import { site } from '../../src/content/site';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { links } from '../../src/i18n/links';
import { pagePath } from '../../src/i18n/paths';
import { loadTranslator } from '../../tools/load-translator';
import { published } from '../support/published';
import { renderPage, renderSection } from '../support/render-page';

const [translation] = published.filter(({ tag }) => tag !== sourceTag);
const tag = translation?.tag ?? '';
const t = loadTranslator(tag);

/** What a translation says about itself. */
const notices = () => [...document.querySelectorAll('p[data-translation]')];

describe('A translation', () => {
  it('says that it is a draft and where to report mistakes, until a person has reviewed it', () => {
    renderPage('home', tag);
    const draft = t('footer.draft', { supportEmail: site.supportEmail }).replace(/<[^>]+>/g, '');
    const said = notices().map((notice) => [
      notice.textContent,
      notice.querySelector('a')?.getAttribute('href'),
    ]);
    expect(said).toEqual(translation?.reviewed ? [] : [[draft, links.support]]);
  });

  it.each(legalDocuments)(
    'of $id names the English version it was made from, which binds in the contract alone',
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
  it('is presented by itself, in a clause that begins in bold (GDPR Article 21)', () => {
    renderSection('privacy-policy#your-rights-and-choices');
    const clause = document.getElementById('your-rights-and-choices-right-to-object');
    expect(clause?.querySelector('p')?.firstChild).toHaveProperty('tagName', 'STRONG');
  });
});
