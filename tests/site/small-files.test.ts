import { load } from 'cheerio';
import sharp from 'sharp';
import { sourceTag } from '../../src/content/languages';
import { securityContactUntil, site } from '../../src/content/site';
import { pageUrl } from '../../src/i18n/paths';
import { tagsOf } from '../support/published';
import { builtPage, everyListedPage, readBuilt } from '../support/site-pages';

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

  it('says the same as the pages themselves', () => {
    const canonicals = everyListedPage.map(([, page]) =>
      builtPage(page).$('link[rel="canonical"]').attr('href'),
    );
    expect(
      entries()
        .map(({ location }) => location)
        .toSorted(),
    ).toEqual(canonicals.toSorted());
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
  const fields = () =>
    text('.well-known/security.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.match(/^([A-Z][A-Za-z-]+): (.+)$/)?.slice(1) ?? [`no field: ${line}`]);
  const values = (name: string) =>
    fields()
      .filter(([field]) => field === name)
      .map(([, value]) => value ?? '');

  it('holds fields of RFC 9116 only', () => {
    const known = ['Contact', 'Expires', 'Canonical', 'Preferred-Languages', 'Policy'];
    expect(fields().filter(([field]) => !known.includes(field ?? ''))).toEqual([]);
  });

  it('says whom to write to and where it stands', () => {
    expect(values('Contact')).toEqual([`mailto:${site.supportEmail}`]);
    expect(values('Canonical')).toEqual([`${site.siteOrigin}/.well-known/security.txt`]);
  });

  it('expires on the day that the launch check watches', () => {
    expect(values('Expires')).toEqual([`${securityContactUntil}T00:00:00Z`]);
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
