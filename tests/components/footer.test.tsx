import { screen, within } from '@testing-library/react';
import { sourceTag } from '../../src/content/languages';
import { routeIds, routes } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { links } from '../../src/i18n/links';
import { pagePath } from '../../src/i18n/paths';
import { exampleTags, published } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

const footer = () => within(screen.getByRole('contentinfo'));

describe('The footer in English', () => {
  beforeEach(() => {
    renderPage('home', 'en');
  });

  it.each([
    ['Contact', 'contact'],
    ['Policy', 'policy'],
  ])('has a button "%s" for its dialog', (name, dialog) => {
    const button = footer().getByRole('button', { name });
    expect(button).toHaveAttribute('data-dialog', dialog);
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('shows e-mail and phone in the plain version of "Contact Us"', () => {
    const plain = within(footer().getByRole('region', { name: 'Contact Us' }));
    expect(plain.getByRole('link', { name: site.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${site.supportEmail}`,
    );
    expect(plain.getByRole('link', { name: site.supportPhone })).toHaveAttribute(
      'href',
      links.phone,
    );
  });

  it('leads to both legal pages in the plain version of "Policy Documents", in a new tab', () => {
    const plain = within(footer().getByRole('region', { name: 'Policy Documents' }));
    const found = plain.getAllByRole('link').map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
    }));
    expect(found).toEqual([
      {
        name: 'Privacy Policy (opens in a new tab)',
        href: '/privacy-policy',
        target: '_blank',
      },
      {
        name: 'Terms of Service (opens in a new tab)',
        href: '/terms-of-service',
        target: '_blank',
      },
    ]);
  });

  it('says who powers the service, beside a logo', () => {
    const lab = footer().getByText('Powered By').parentElement;
    expect(lab).toHaveTextContent(`Powered By ${site.parentLab}`);
    expect(lab?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says who runs the site', () => {
    const imprint = footer().getByText((text) => text.startsWith(site.companyName));
    expect(imprint).toHaveTextContent(site.registeredAddress);
    expect(imprint).toHaveTextContent(site.companyNumber);
    expect(imprint).toHaveTextContent(site.vatNumber);
  });

  it('says that the website uses no cookies', () => {
    expect(footer().getByText(/uses no cookies or similar technologies/)).toBeInTheDocument();
  });
});

describe.each(exampleTags)('The footer in %s', (tag) => {
  const t = wordsOf(tag);

  it('has both buttons, each with its plain version in the page', () => {
    renderPage('home', tag);
    for (const [name, title] of [
      [t('common:footer.contact'), t('common:dialogs.contact.title')],
      [t('common:footer.policy'), t('common:dialogs.policy.title')],
    ] as const) {
      const plain = footer().getByRole('region', { name: title });
      expect(plain).toHaveAttribute('popover', 'auto');
      expect(footer().getByRole('button', { name })).toHaveAttribute('popovertarget', plain.id);
    }
  });

  it('leads to every page of the language', () => {
    renderPage('home', tag);
    const map = footer().getByRole('navigation', { name: t('common:footer.pagesLabel') });
    const hrefs = within(map)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const listed = routeIds.filter((route) => routes[route].kind === 'page');
    expect(hrefs).toEqual(listed.map((route) => pagePath(route, tag)));
  });

  it('leads to the language menu in the header', () => {
    renderPage('home', tag);
    const way = footer().getByRole('link', { name: t('common:languageMenu.label') });
    const button = document.getElementById(way.getAttribute('href')?.slice(1) ?? '');
    expect(button).toHaveAttribute('popovertarget', 'languages');
  });

  it.each([
    ['home', true],
    ['not-found', false],
  ] as const)('marks the page one is on: %s', (route, isListed) => {
    renderPage(route, tag);
    const marked = footer()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    const hrefs = marked.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(isListed ? [pagePath(route, tag)] : []);
  });

  it('says that the text is a draft and where to report mistakes, unless English or reviewed', () => {
    renderPage('home', tag);
    const language = published.find((each) => each.tag === tag);
    const isDraft = tag !== sourceTag && !language?.reviewed;
    // The first address is that of the plain dialog.
    const [, address] = footer().getAllByRole('link', { name: site.supportEmail });
    expect(address !== undefined).toBe(isDraft);
    if (!address) return;
    const notice = t('common:footer.draft', { supportEmail: site.supportEmail });
    expect(address).toHaveAttribute('href', links.support);
    expect(address.closest('p')?.textContent).toBe(notice.replace(/<[^>]+>/g, ''));
  });
});
