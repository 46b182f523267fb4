import { load } from 'cheerio';
import sharp from 'sharp';
import { sourceTag } from '../../src/content/languages';
import { securityContactUntil, site } from '../../src/content/site';
import { pageUrl } from '../../src/i18n/paths';
import { tagsOf } from '../support/published';
import { everyListedPage, readBuilt } from '../support/site-pages';

const text = (file: string) => readBuilt(file).toString('utf8');

describe('The sitemap', () => {
  it('lists the pages for search engines, each with all its languages', () => {
    const $ = load(text('sitemap.xml'), { xml: true });
    const entries = Array.from($('urlset > url'), (url) => ({
      location: $(url).children('loc').text(),
      alternates: Array.from($(url).children('xhtml\\:link[rel="alternate"]'), (link) => [
        $(link).attr('hreflang'),
        $(link).attr('href'),
      ]),
    }));
    const byLocation = (a: { location: string }, b: { location: string }) =>
      a.location.localeCompare(b.location);
    const expected = everyListedPage.map(([, { route, tag }]) => ({
      location: pageUrl(route, tag),
      alternates: [
        ...tagsOf(route).map((other) => [other, pageUrl(route, other)]),
        ['x-default', pageUrl(route, sourceTag)],
      ],
    }));
    expect(entries.toSorted(byLocation)).toEqual(expected.toSorted(byLocation));
  });
});

describe('robots.txt', () => {
  it('allows every robot and names the sitemap', () => {
    expect(text('robots.txt').trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Allow: /',
      `Sitemap: ${site.siteOrigin}/sitemap.xml`,
    ]);
  });
});

describe('security.txt', () => {
  it('has the contact, address and expiry date of RFC 9116', () => {
    expect(text('.well-known/security.txt').trim().split('\n')).toEqual(
      expect.arrayContaining([
        `Contact: mailto:${site.supportEmail}`,
        `Expires: ${securityContactUntil}T00:00:00Z`,
        `Canonical: ${site.siteOrigin}/.well-known/security.txt`,
      ]),
    );
    expect(text('.well-known/security.txt').trim()).toMatch(
      /^(?:(?:Contact|Expires|Canonical|Preferred-Languages|Policy): .+(?:\n|$))+$/,
    );
  });
});

describe('The manifest', () => {
  it('has the name of the site, and icons in the sizes that it states', async () => {
    const { name, start_url, icons } = JSON.parse(text('manifest.webmanifest'));
    expect({ name, start_url }).toEqual({ name: site.productName, start_url: '/' });
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(readBuilt(src.slice(1))).metadata();
      expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`);
    }
  });
});

describe('The speculation rules', () => {
  it('are JSON, and only prerender pages of this origin', () => {
    const { prerender } = JSON.parse(text('speculation-rules.json'));
    expect(JSON.stringify(prerender)).toContain('"href_matches":"/*"');
    expect(text('speculation-rules.json')).not.toContain('://');
  });
});
