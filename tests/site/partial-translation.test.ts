import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { listedPages, type Page } from '../../src/build/page-table';
import { pagePath, pageUrl } from '../../src/i18n/paths';
import type { BuiltCopy } from '../../tools/project-copy';
import { pseudoLanguages } from '../../tools/pseudo/pseudo-languages';
import { testSite } from '../../tools/test-site';
import { attributesOf } from '../support/site-pages';

let site: BuiltCopy;
let pages: readonly Page[];
const words = (tag: string) =>
  JSON.parse(readFileSync(`locales/${tag}/common.json`, 'utf8')) as Record<
    'legal' | 'footer' | 'languageMenu',
    Record<string, string>
  >;

const built = (file: string): CheerioAPI =>
  load(readFileSync(path.join(site.publicDir, file), 'utf8'));

const hrefs = ($: CheerioAPI, selector: string) =>
  attributesOf({ $ }, selector).map(({ href }) => href);

beforeAll(async () => {
  site = await testSite();
  pages = readHostingFacts(site.hostingDir).pages;
  // This may include a cold build on a busy machine.
}, 600_000);

describe('A site without one German legal clause, one Polish title and one Greek pricing text', () => {
  it('logs what is not published, and why', () => {
    const lines = site.log.split('\n');
    for (const start of [
      'locales/de/privacy-policy.json: has no translation of children.minimum-age. /de/privacy-policy shows',
      'locales/pl/home.json: has no translation of hero.title. Nothing is published in "pl"',
      'locales/el/pricing.json: has no translation of lead. /el/pricing is not published',
    ]) {
      expect(lines.filter((line) => line.includes(start))).toHaveLength(1);
    }
  });

  it('has no Polish pages and no Greek pricing page', () => {
    expect(pages.filter(({ tag }) => tag === 'pl')).toEqual([]);
    for (const file of ['pl.html', 'pl', 'el/pricing.html']) {
      expect([file, existsSync(path.join(site.publicDir, file))]).toEqual([file, false]);
    }
    const config = readFileSync(path.join(site.hostingDir, 'nginx.conf'), 'utf8');
    expect(config).not.toMatch(/\bpl\b/);
  });

  it('has no links to missing pages, and none without hreflang to another language', () => {
    const addresses = new Map(pages.map((page) => [page.path, page.tag]));
    for (const page of pages) {
      const links = attributesOf({ $: built(page.file) }, 'a[href^="/"]');
      const wrong = links.filter(({ href = '', hreflang }) => {
        const tag = addresses.get(href);
        return tag === undefined || (tag !== page.tag && hreflang !== tag);
      });
      expect([page.path, wrong]).toEqual([page.path, []]);
    }
  });

  it('only lists pages in their own language for search engines', () => {
    const own = listedPages(pages);
    expect(own.map(({ path: at }) => at)).not.toContain('/de/privacy-policy');
    const sitemap = load(readFileSync(path.join(site.publicDir, 'sitemap.xml'), 'utf8'), {
      xml: true,
    });
    expect(Array.from(sitemap('loc'), (loc) => sitemap(loc).text())).toEqual(
      own.map(({ route, tag }) => pageUrl(route, tag)),
    );
    for (const page of own) {
      const cluster = hrefs(built(page.file), 'link[rel="alternate"]:not([hreflang="x-default"])');
      const same = own.filter(({ route }) => route === page.route);
      expect([page.path, cluster]).toEqual([
        page.path,
        same.map(({ route, tag }) => pageUrl(route, tag)),
      ]);
    }
  });

  it('only suggests languages that have the page in their own words', () => {
    const suggested = (file: string) =>
      attributesOf({ $: built(file) }, '[data-suggestion]').map(({ lang }) => lang);
    const pseudo = pseudoLanguages.map(({ tag }) => tag);
    expect(suggested('privacy-policy.html')).toEqual(['el', ...pseudo]);
    expect(suggested('pricing.html')).toEqual(['de', ...pseudo]);
    expect(suggested('index.html')).toEqual(['de', 'el', ...pseudo]);
    expect(hrefs(built('pricing.html'), '#languages [lang="el"]')).toEqual(['/el']);
  });

  describe('shows the English privacy policy at its German address', () => {
    const address = pagePath('privacy-policy', 'de');
    let $: CheerioAPI;

    beforeAll(() => {
      $ = built(`${address.slice(1)}.html`);
    });

    it('with a German title, header and footer', () => {
      expect($('html').attr('lang')).toBe('de');
      expect($('title').text()).toContain(words('de').footer.privacyPolicy);
      expect($('meta[name="description"]').attr('content')).toBe(words('de').legal.untranslated);
      expect($('main').children().first().text()).toContain(words('de').legal.untranslated);
      expect($('footer').text()).toContain(words('de').footer.noCookies);
    });

    it('marked as English, with the text of the English page', () => {
      const text = $('main > [lang="en"][dir="ltr"]');
      expect(text.find('h1').text()).toBe(built('privacy-policy.html')('h1').text());
      // Links lead to German pages, but text and facts are those of the English page.
      expect(text.text()).toBe(built('privacy-policy.html')('main').text());
    });

    it('with the English page as its canonical address, and not indexed', () => {
      expect($('meta[name="robots"]').attr('content')).toBe('noindex');
      expect(hrefs($, 'link[rel="canonical"]')).toEqual([pageUrl('privacy-policy', 'en')]);
      expect($('link[rel="alternate"]').length).toBe(0);
      expect($('script[type="application/ld+json"]').length).toBe(0);
    });
  });
});
