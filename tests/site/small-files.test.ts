import { load } from 'cheerio';
import sharp from 'sharp';
import { sourceTag } from '../../src/content/languages';
import { securityContactUntil, site } from '../../src/content/site';
import { pageUrl } from '../../src/i18n/paths';
import { tagsOf } from '../support/published';
import { everyListedPage, readBuilt } from '../support/site-pages';

const text = (file: string) => readBuilt(file).toString('utf8');

describe('The sitemap', () => {
  const entries = () => {
    const $ = load(text('sitemap.xml'), { xml: true });
    return $('urlset > url')
      .toArray()
      .map((url) => ({
        location: $(url).children('loc').text(),
        alternates: $(url)
          .children('xhtml\\:link[rel="alternate"]')
          .toArray()
          .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
      }));
  };

  it('lists exactly the pages that have an address, each with all its languages', () => {
    const byLocation = (one: { location: string }, other: { location: string }) =>
      one.location.localeCompare(other.location);
    const expected = everyListedPage.map(([, { route, tag }]) => ({
      location: pageUrl(route, tag),
      alternates: [
        ...tagsOf(route).map((other) => [other, pageUrl(route, other)]),
        ['x-default', pageUrl(route, sourceTag)],
      ],
    }));
    expect(entries().toSorted(byLocation)).toEqual(expected.toSorted(byLocation));
  });
});

describe('robots.txt', () => {
  it('lets every robot in and shows it the sitemap', () => {
    expect(text('robots.txt').trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Allow: /',
      `Sitemap: ${site.siteOrigin}/sitemap.xml`,
    ]);
  });
});

describe('security.txt', () => {
  it('says by RFC 9116 whom to write to, where it stands and when the launch check wants it anew', () => {
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
  it('names the site and has icons of the sizes it promises', async () => {
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
  it('are JSON and prerender pages of this origin only', () => {
    const { prerender } = JSON.parse(text('speculation-rules.json'));
    expect(JSON.stringify(prerender)).toContain('"href_matches":"/*"');
    expect(text('speculation-rules.json')).not.toContain('://');
  });
});
