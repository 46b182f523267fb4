import { existsSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from '../../src/build/paths';
import { authorities } from '../../src/content/authorities';
import { billingUrl, links } from '../../src/content/links';
import { planIds } from '../../src/content/plans';
import { providers } from '../../src/content/providers';
import { routes } from '../../src/content/routes';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { pagePath } from '../../src/i18n/paths';
import { published, tagsOf } from '../support/published';
import { attributesOf, type BuiltPage, builtPage, everyPage } from '../support/site-pages';

const hrefs = (page: BuiltPage) => attributesOf(page, 'a').map(({ href = '' }) => href);

/** Every external address that a page may link to. */
const outside = new Set<string>([
  ...Object.values(links),
  ...Object.values(authorities),
  ...providers.flatMap(({ policy, businessTerms = policy }) => [policy, businessTerms]),
  ...planIds.map(billingUrl),
  billingUrl(),
]);

interface CommonWords {
  readonly languageMenu: { readonly suggestion: string };
  readonly dialogs: { readonly close: string };
}

const pageAt = (address: string) => everyPage.find(([path]) => path === address)?.[1];

describe.each(everyPage)('The links of %s', (_path, page) => {
  const built = () => builtPage(page);

  it('lead to existing pages of this site, or to an external address that is declared', () => {
    const lost = hrefs(built())
      .filter((href) => !href.startsWith('#'))
      .filter((href) => {
        if (!href.startsWith('/')) return !outside.has(href);
        const { pathname } = new URL(href, 'https://any.example');
        const target = pageAt(pathname);
        return !target || !existsSync(path.join(publicDir, target.file));
      });
    expect(lost).toEqual([]);
  });

  it('lead to fragments that exist', () => {
    const lost = hrefs(built())
      .filter((href) => href.includes('#'))
      .filter((href) => {
        const [address = '', place = ''] = href.split('#');
        const target = address === '' ? page : pageAt(address);
        const ids = target && attributesOf(builtPage(target), '[id]').map(({ id }) => id);
        return !ids?.includes(decodeURIComponent(place));
      });
    expect(lost).toEqual([]);
  });

  it('have an hreflang if they lead to another language', () => {
    const others = attributesOf(built(), 'a[href^="/"]')
      .map(({ href = '', hreflang }) => ({ to: pageAt(href), hreflang }))
      .filter(({ to }) => to?.tag !== page.tag);
    expect(others.filter(({ to, hreflang }) => hreflang !== to?.tag)).toEqual([]);
  });

  it('in the language menu lead to each language, with its suggestion', () => {
    const isListed = routes[page.route].kind === 'page';
    const { $ } = built();
    const found = Array.from($('#languages a'), (link) => ({
      text: $(link).text(),
      ...$(link).attr(),
    }));
    expect(found).toEqual(
      published.map(({ tag, endonym }) => {
        const exists = tagsOf(page.route).includes(tag);
        const { languageMenu, dialogs } = loadMessageFile(tag, 'common') as CommonWords;
        return {
          text: endonym,
          href: pagePath(pageAt(pagePath(page.route, tag)) ? page.route : 'home', tag),
          lang: tag,
          hreflang: tag,
          ...(tag === page.tag && { 'aria-current': 'page' }),
          ...(isListed &&
            exists &&
            tag !== page.tag && {
              'data-suggestion': languageMenu.suggestion,
              'data-close': dialogs.close,
            }),
        };
      }),
    );
  });

  it('that open a new tab have noopener', () => {
    expect(attributesOf(built(), 'a[target]:not([target="_blank"][rel~="noopener"])')).toEqual([]);
  });
});
