import { screen, within } from '@testing-library/react';
import { Header } from '../../src/components/layout/header';
import { authorities } from '../../src/content/authorities';
import { billingUrl, links } from '../../src/content/links';
import { providers } from '../../src/content/providers';
import { type RouteId, routeIds } from '../../src/content/routes';
import { enterpriseSubject, site } from '../../src/content/site';
import { renderIn, renderPage, renderSection } from '../support/render-page';

type Links = readonly (readonly [name: string, href: string])[];

const toEnterprise: Links = [
  ['Pricing', '/pricing'],
  ['Enterprise', '/enterprise'],
];
const home: Links = [['Home', '/']];

/** The headers of spec §2; error pages link to all other pages. */
const headers: Readonly<Record<RouteId, { readonly logo: string; readonly navigation: Links }>> = {
  home: { logo: links.chat, navigation: toEnterprise },
  pricing: { logo: '/', navigation: [...home, ['Let’s Chat', links.chat]] },
  enterprise: { logo: '/', navigation: [...home, ['Enquire', links.enterprise]] },
  'privacy-policy': { logo: links.chat, navigation: toEnterprise },
  'terms-of-service': { logo: links.chat, navigation: toEnterprise },
  accessibility: { logo: links.chat, navigation: toEnterprise },
  'not-found': { logo: '/', navigation: [...home, ...toEnterprise] },
  error: { logo: '/', navigation: [...home, ...toEnterprise] },
};

const linksIn = (part: HTMLElement): Links =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href') ?? '']);

// The names of links, and their targets in other languages: tests/e2e/a11y and tests/site/links.
describe('The links', () => {
  it.each(routeIds)('in the header of %s are those of the specification', (route) => {
    renderIn('en', <Header route={route} />);
    const logo = screen.getByRole('link', { name: new RegExp(`^${site.productName} `) });
    expect(logo).toHaveAttribute('href', headers[route].logo);
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(linksIn(navigation)).toEqual(headers[route].navigation);
  });

  it.each<[route: RouteId, expected: Links]>([
    [
      'home',
      [
        ['Start Free', links.chat],
        ['View Pricing', '/pricing'],
        ['Compare the plans', '/pricing'],
        ['Let’s Chat', links.chat],
      ],
    ],
    [
      'pricing',
      [
        ['Get Started Free', billingUrl('free')],
        ['Choose Plus Beta', billingUrl('plus_beta_v1')],
        ['Choose Plus', billingUrl('plus')],
        ['Choose Pro Beta', billingUrl('pro_beta_v1')],
        ['Choose Pro', billingUrl('pro')],
        [site.supportEmail, links.support],
      ],
    ],
    [
      'enterprise',
      [
        [`${site.supportEmail} ${enterpriseSubject}`, links.enterprise],
        ['Start Your AI Evaluation', links.enterprise],
      ],
    ],
    ['not-found', [...home, ...toEnterprise]],
    ['error', [['Go to the home page', '/']]],
  ])('in the main part of %s have the right targets', (route, expected) => {
    renderPage(route);
    expect(linksIn(screen.getByRole('main'))).toEqual(expected);
  });

  it('in the footer lead to every page', () => {
    renderPage('home');
    expect(linksIn(screen.getByRole('navigation', { name: 'Pages' }))).toEqual([
      ...home,
      ...toEnterprise,
      ['Privacy Policy (opens in a new tab)', '/privacy-policy'],
      ['Terms of Service (opens in a new tab)', '/terms-of-service'],
      ['Accessibility', '/accessibility'],
    ]);
  });

  it.each<[section: string, clause: string, hrefs: readonly string[]]>([
    ['privacy-policy#legal-bases', 'contract', ['/terms-of-service']],
    [
      'privacy-policy#international-transfers',
      'model-providers',
      providers.map(({ policy }) => policy),
    ],
    [
      'privacy-policy#contact',
      'data-protection-officer',
      [links.privacy, links.support, links.phone],
    ],
    ['terms-of-service#fees-and-subscriptions', 'plan-table', ['/pricing']],
    ['terms-of-service#fees-and-subscriptions', 'cancellation', [billingUrl()]],
    ['accessibility#the-service', 'not-covered', [billingUrl(), '#feedback']],
    [
      'accessibility#enforcement',
      'uk-bodies',
      [authorities.eass, authorities.ecni, authorities.ehrc],
    ],
  ])('in %s, %s have the right targets', (section, clause, hrefs) => {
    renderSection(section);
    const id = `${section.split('#')[1]}-${clause}`;
    const [number, ...found] = linksIn(document.getElementById(id) as HTMLElement);
    expect(number?.[1]).toBe(`#${id}`);
    expect(found.map(([, href]) => href)).toEqual(hrefs);
  });
});
