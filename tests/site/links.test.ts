import { existsSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from '../../src/build/places';
import { authorities } from '../../src/content/authorities';
import { planIds } from '../../src/content/plans';
import { providers } from '../../src/content/providers';
import { billingUrl, links } from '../../src/i18n/links';
import { published } from '../support/published';
import { type BuiltPage, builtPage, everyPage } from '../support/site-pages';

const hrefs = ({ $ }: BuiltPage) =>
  $('a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

const ids = ({ $ }: BuiltPage) =>
  $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');

/** Attributes that name other elements of the page. */
const references = 'aria-labelledby aria-describedby aria-controls for headers popovertarget';

/** Everything outside this site that a page may lead to. */
const outside = new Set<string>([
  ...Object.values(links),
  ...Object.values(authorities),
  ...providers.flatMap(({ policy, businessTerms = policy }) => [policy, businessTerms]),
  ...planIds.map(billingUrl),
  billingUrl(),
]);

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
    expect(away.length).toBeGreaterThanOrEqual(published.length - 1);
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

describe.each(everyPage)('The ids of %s', (_path, page) => {
  it('are each there once', () => {
    const all = ids(builtPage(page));
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('are there where another element names them', () => {
    const built = builtPage(page);
    const { $ } = built;
    const named = references.split(' ').flatMap((attribute) =>
      $(`[${attribute}]`)
        .toArray()
        .flatMap((element) => ($(element).attr(attribute) ?? '').split(' ')),
    );
    expect(named.filter((id) => !ids(built).includes(id))).toEqual([]);
  });
});
