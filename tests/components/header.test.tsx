import { screen, within } from '@testing-library/react';
import { type RouteId, routeIds } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { links } from '../../src/i18n/links';
import { pagePath } from '../../src/i18n/paths';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

interface Expected {
  readonly logo: string;
  /** Names and addresses, in order. */
  readonly navigation: readonly (readonly [name: string, href: string])[];
}

const toChat = `${site.chatOrigin}/`;
const enquiry = `mailto:${site.supportEmail}?subject=Enterprise%20Enquiry`;
const document: Expected = {
  logo: toChat,
  navigation: [
    ['Pricing', '/pricing'],
    ['Enterprise', '/enterprise'],
  ],
};
const wayBack: Expected = { logo: '/', navigation: [['Home', '/'], ...document.navigation] };

/** The headers of spec §2; the pages for failures lead to all others. */
const expected: Readonly<Record<RouteId, Expected>> = {
  home: document,
  pricing: {
    logo: '/',
    navigation: [
      ['Home', '/'],
      ['Let’s Chat', toChat],
    ],
  },
  enterprise: {
    logo: '/',
    navigation: [
      ['Home', '/'],
      ['Enquire', enquiry],
    ],
  },
  'privacy-policy': document,
  'terms-of-service': document,
  accessibility: document,
  'not-found': wayBack,
  error: wayBack,
};

/** The page's own; Testing Library takes the head of an article for a banner as well. */
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const logo = () =>
  header().getByRole('link', { name: (name) => name.startsWith(`${site.productName} `) });
const navigation = (name: string) =>
  within(header().getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('The header', () => {
  it.each(routeIds)('of %s has the logo, the links and the button of its page', (route) => {
    renderPage(route, 'en');
    expect(logo().textContent).toMatch(/ BETA \(/);
    expect(logo()).toHaveAttribute('href', expected[route].logo);
    expect(navigation('Main')).toEqual(expected[route].navigation);
  });

  it.each(exampleTags)('keeps in %s the address of its button', (tag) => {
    const t = wordsOf(tag);
    renderPage('enterprise', tag);
    expect(navigation(t('common:header.navigationLabel'))).toContainEqual([
      t('common:header.enquire'),
      links.enterprise,
    ]);
  });
});

describe.each(exampleTags)('The header in %s', (tag) => {
  const t = wordsOf(tag);

  it('leads to the pages of the same language', () => {
    renderPage('not-found', tag);
    expect(navigation(t('common:header.navigationLabel'))).toEqual([
      [t('common:header.home'), pagePath('home', tag)],
      [t('common:header.pricing'), pagePath('pricing', tag)],
      [t('common:header.enterprise'), pagePath('enterprise', tag)],
    ]);
  });

  it.each([
    ['home', 'common:header.logoToChat'],
    ['not-found', 'common:header.logoToHome'],
  ] as const)('says on %s where the logo leads', (route, hint) => {
    renderPage(route, tag);
    expect(logo().textContent).toBe(`${site.productName} ${t('common:header.beta')} ${t(hint)}`);
  });

  it('comes after a link that skips it', () => {
    renderPage('home', tag);
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe(t('common:skipLink'));
    expect(first).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });
});
