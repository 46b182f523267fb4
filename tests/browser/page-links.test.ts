import type { Locator } from 'playwright-core';
import type { RouteId } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { pagePath } from '../../src/i18n/paths';
import { wordsOf } from '../../tools/words';
import { sharedBrowser } from '../support/browser-session';
import { linkTo, pages, published } from '../support/published';

const chat = `${site.chatOrigin}/`;
const enquiry = `mailto:${site.supportEmail}?subject=Enterprise%20Enquiry`;

/** What the header of a page holds, in order (spec §2). */
interface Header {
  readonly logo: 'chat' | 'home';
  readonly links: readonly ('home' | 'pricing' | 'enterprise')[];
  readonly button?: readonly [label: 'letsChat' | 'enquire', href: string];
}

const document: Header = { logo: 'chat', links: ['pricing', 'enterprise'] };
/** The spec says nothing of the status pages: they show the ways on. */
const deadEnd: Header = { logo: 'home', links: ['home', 'pricing', 'enterprise'] };

const headers: Readonly<Record<RouteId, Header>> = {
  home: document,
  pricing: { logo: 'home', links: ['home'], button: ['letsChat', chat] },
  enterprise: { logo: 'home', links: ['home'], button: ['enquire', enquiry] },
  'privacy-policy': document,
  'terms-of-service': document,
  accessibility: document,
  'not-found': deadEnd,
  error: deadEnd,
};

/** Names of links as they are read out, with their addresses, in order. */
async function linksOf(part: Locator): Promise<readonly (readonly [string, string])[]> {
  const links = part.getByRole('link');
  return links.evaluateAll((all) =>
    all.map(
      (link) => [link.textContent.replace(/ ,/g, ','), link.getAttribute('href') ?? ''] as const,
    ),
  );
}

describe('the links of the pages', () => {
  const { visit } = sharedBrowser();

  it.each(published)('$tag: each header has the links and the button of its page', async (own) => {
    const t = wordsOf(own.tag);
    for (const { route, path } of pages.filter(({ tag }) => tag === own.tag)) {
      const page = await visit(path);
      const { logo, links, button } = headers[route];
      const home = pagePath('home', own.tag);
      const hint = logo === 'chat' ? t('header.logoToChat') : t('header.logoToHome');
      expect([route, await linksOf(page.getByRole('banner'))]).toEqual([
        route,
        [
          [`${site.productName} ${t('header.beta')} ${hint}`, logo === 'chat' ? chat : home],
          ...links.map((id) => [t(`header.${id}`), linkTo(id, own.tag)]),
          ...(button ? [[t(`header.${button[0]}`), button[1]]] : []),
        ],
      ]);
    }
  });

  it.each(published)(
    '$tag: the buttons lead to the chat, the prices and an e-mail',
    async (own) => {
      const t = wordsOf(own.tag);
      const home = await visit(pagePath('home', own.tag));
      const hrefs = async (name: string) =>
        home
          .getByRole('main')
          .getByRole('link', { name, exact: true })
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(await hrefs(t('home:hero.start'))).toEqual([chat]);
      expect(await hrefs(t('home:hero.pricing'))).toEqual([linkTo('pricing', own.tag)]);
      expect(await hrefs(t('home:closing.button'))).toEqual([chat]);
      // The same window.
      await visit(pagePath('enterprise', own.tag));
      expect(await hrefs(t('enterprise:closing.button'))).toEqual([enquiry]);
    },
  );
});
