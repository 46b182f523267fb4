import { screen, within } from '@testing-library/react';
import { privacyPolicy } from '../../src/content/legal/privacy-policy';
import type { RouteId } from '../../src/content/routes';
import { type CommonMessages, factsFor } from '../../src/i18n/facts';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { fullPublication, type PageText, type Publication } from '../../src/i18n/publication';
import { element, main } from '../support/page-parts';
import { renderPage, wordsOf } from '../support/render-page';

const full = fullPublication(['de', 'el', 'en', 'pl'].map((tag) => ({ tag })));

/** Everything, but for one page of a language. */
function without(tag: string, route: RouteId, text?: PageText): Publication {
  const { [route]: _, ...others } = full[tag] ?? {};
  return { ...full, [tag]: text ? { ...others, [route]: text } : others };
}

const linksTo = (part: HTMLElement, href: string) =>
  within(part)
    .getAllByRole<HTMLAnchorElement>('link')
    .filter((link) => link.getAttribute('href') === href);

const menu = (tag: string) =>
  screen.getByRole('navigation', { name: wordsOf(tag)('common:languageMenu.label') });

const inMenu = (tag: string) =>
  within(menu(tag))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.lang, link.getAttribute('href'), 'suggestion' in link.dataset]);

describe('Where a page is not published in a language', () => {
  const publication = without('pl', 'pricing');

  it.each(['home', 'enterprise', 'privacy-policy', 'not-found'] as const)(
    'every link of %s to it leads to the English page and says so',
    (route) => {
      renderPage(route, 'pl', publication);
      expect(linksTo(document.body, '/pl/pricing')).toEqual([]);
      const links = linksTo(document.body, '/pricing');
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter(({ hreflang }) => hreflang !== 'en')).toEqual([]);
    },
  );

  it('its other languages lead to the start page, and do not suggest the language', () => {
    renderPage('pricing', 'de', publication);
    expect(inMenu('de')).toContainEqual(['pl', '/pl', false]);
    expect(inMenu('de')).toContainEqual(['el', '/el/pricing', true]);
  });

  it('links to other pages stay in the language, without a word about it', () => {
    renderPage('home', 'pl', publication);
    const [link] = linksTo(screen.getByRole('banner'), '/pl/enterprise');
    expect(link).not.toHaveAttribute('hreflang');
  });
});

describe('A language that is not published', () => {
  it('is in no menu', () => {
    const { pl: _, ...publication } = full;
    renderPage('home', 'en', publication);
    expect(inMenu('en').map(([tag]) => tag)).toEqual(['de', 'el', 'en']);
  });
});

describe('A legal document that is not translated in full', () => {
  const t = wordsOf('de');
  const english = wordsOf('en');
  const publication = without('de', 'privacy-policy', 'source');
  const notice = () => main().getByText((text) => text.startsWith(t('common:legal.untranslated')));

  beforeEach(() => renderPage('privacy-policy', 'de', publication));

  it('begins with a notice in the language of the page, which leads to the English page', () => {
    expect(element('main').firstElementChild).toBe(notice());
    const link = within(notice()).getByRole('link', { name: t('common:legal.toSource') });
    expect(link).toHaveAttribute('href', '/privacy-policy');
    expect(link).toHaveAttribute('hreflang', 'en');
  });

  it('is English from its title to its end, and marked as such', () => {
    const text = notice().nextElementSibling as HTMLElement;
    expect([text.lang, text.dir, text.nextElementSibling]).toEqual(['en', 'ltr', null]);
    expect(within(text).getByRole('heading', { level: 1 })).toHaveTextContent(
      english('privacy-policy:title'),
    );
    const last = privacyPolicy.sections.at(-1)?.id ?? '';
    expect(within(text).getByRole('heading', { name: /Contact$/ })).toBe(element(last));
    expect(text).not.toHaveTextContent(t('common:legal.backToContents'));
    expect(text).not.toHaveTextContent(t('common:legal.keyFacts'));
  });

  it('says its facts in English', () => {
    const facts = factsFor(loadMessageFile('en', 'common') as CommonMessages, 'en');
    expect(element('main').querySelector('time')?.textContent).toBe(facts.privacyEffectiveDate);
    expect(element('main').textContent).toContain(facts.minimumAge);
  });

  it('leads on to pages in the language of the page', () => {
    expect(linksTo(element('main'), '/de/pricing')).not.toEqual([]);
    expect(linksTo(element('main'), '/pricing')).toEqual([]);
  });

  it('stands between a header and a footer in the language of the page', () => {
    // jsdom takes the document's own header for another one.
    const [header] = screen.getAllByRole('banner');
    expect(header).toHaveTextContent(t('common:header.enterprise'));
    expect(screen.getByRole('contentinfo')).toHaveTextContent(t('common:footer.noCookies'));
  });

  it('is in the language menu of its other languages, but not suggested', () => {
    renderPage('privacy-policy', 'pl', publication);
    expect(inMenu('pl')).toContainEqual(['de', '/de/privacy-policy', false]);
    expect(inMenu('pl')).toContainEqual(['en', '/privacy-policy', true]);
  });

  it('leaves the same document in other languages as it is', () => {
    renderPage('privacy-policy', 'pl', publication);
    const polish = wordsOf('pl');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      polish('privacy-policy:title'),
    );
    expect(element('main')).not.toHaveTextContent(polish('common:legal.untranslated'));
  });
});

describe('The words that suggest a language', () => {
  it.each(Object.keys(full))('of a page in %s are those of the others', (tag) => {
    renderPage('enterprise', tag, full);
    const found = within(menu(tag))
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ lang, dataset }) => [lang, dataset.suggestion, dataset.close]);
    expect(found).toEqual(
      Object.keys(full).map((other) => {
        const t = wordsOf(other);
        return other === tag
          ? [tag, undefined, undefined]
          : [other, t('common:languageMenu.suggestion'), t('common:dialogs.close')];
      }),
    );
  });

  it.each(['not-found', 'error'] as const)('are not on %s, which has no address', (route) => {
    renderPage(route, 'en');
    expect(inMenu('en').filter(([, , suggests]) => suggests)).toEqual([]);
  });

  it('have a place in the header that is empty at first', () => {
    renderPage('home', 'en');
    const place = element('suggestion');
    expect(place).toBeEmptyDOMElement();
    expect(place.closest('header')).toBe(screen.getByRole('banner'));
  });
});
