import { existsSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from '../../src/build/paths';
import { authorities } from '../../src/content/authorities';
import { planIds } from '../../src/content/plans';
import { providers } from '../../src/content/providers';
import { routes } from '../../src/content/routes';
import { billingUrl, links } from '../../src/i18n/links';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { pagePath } from '../../src/i18n/paths';
import { published, tagsOf } from '../support/published';
import { type BuiltPage, builtPage, everyPage } from '../support/site-pages';

const hrefs = ({ $ }: BuiltPage) =>
  $('a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

const ids = ({ $ }: BuiltPage) =>
  $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');

/** Everything outside this site that a page may lead to. */
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

  it('lead to pages of this site that exist, or to an address that is declared', () => {
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

  it('lead inside a page to a place that is there', () => {
    const lost = hrefs(built())
      .filter((href) => href.includes('#'))
      .filter((href) => {
        const [address = '', place = ''] = href.split('#');
        const target = address === '' ? page : pageAt(address);
        return !target || !ids(builtPage(target)).includes(decodeURIComponent(place));
      });
    expect(lost).toEqual([]);
  });

  it('stay in the language, except the language menu and what is there in English alone', () => {
    const { $ } = built();
    const away = $('a[href^="/"]')
      .toArray()
      .map((link) => ({ href: $(link).attr('href') ?? '', hreflang: $(link).attr('hreflang') }))
      .filter(({ href }) => pageAt(href)?.tag !== page.tag);
    expect(away.filter(({ href, hreflang }) => hreflang !== pageAt(href)?.tag)).toEqual([]);
  });

  it('of the language menu lead to the page in each language, and suggest it in its own words', () => {
    const isListed = routes[page.route].kind === 'page';
    const { $ } = built();
    const found = $('#languages a')
      .toArray()
      .map((link) => ({ text: $(link).text(), ...$(link).attr() }));
    expect(found).toEqual(
      published.map(({ tag, endonym }) => {
        const isThere = tagsOf(page.route).includes(tag);
        const { languageMenu, dialogs } = loadMessageFile(tag, 'common') as CommonWords;
        return {
          text: endonym,
          href: pagePath(pageAt(pagePath(page.route, tag)) ? page.route : 'home', tag),
          lang: tag,
          hreflang: tag,
          ...(tag === page.tag && { 'aria-current': 'page' }),
          ...(isListed &&
            isThere &&
            tag !== page.tag && {
              'data-suggestion': languageMenu.suggestion,
              'data-close': dialogs.close,
            }),
        };
      }),
    );
  });

  it('open a new tab only where they shut it off from this page', () => {
    const { $ } = built();
    const open = $('a[target="_blank"]')
      .toArray()
      .map((link) => $(link).attr('rel') ?? '');
    expect(open.filter((rel) => !/\bnoopener\b/.test(rel))).toEqual([]);
    expect($('a[target]').not('[target="_blank"]').length).toBe(0);
  });
});
