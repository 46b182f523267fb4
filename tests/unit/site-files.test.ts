import { load } from 'cheerio';
import { pageTable } from '../../src/build/page-table';
import { manifest, robots, securityTxt, sitemap } from '../../src/build/site-files';
import { allLanguages } from '../../src/content/languages';
import { site } from '../../src/content/site';
import { fullPublication } from '../../src/i18n/publication';

const pages = pageTable(
  fullPublication(allLanguages.filter(({ tag }) => tag === 'en' || tag === 'de')),
);

describe('The sitemap', () => {
  const $ = load(sitemap(pages), { xml: true });
  const locations = $('url > loc')
    .toArray()
    .map((loc) => $(loc).text());

  it('lists every page of both languages and no status page', () => {
    const paths = [
      '',
      '/pricing',
      '/enterprise',
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
    ];
    const expected = [
      ...paths.map((path) => `${site.siteOrigin}/de${path}`),
      ...paths.map((path) => site.siteOrigin + (path || '/')),
    ];
    expect(locations.toSorted()).toEqual(expected.toSorted());
  });

  it('gives each page all its languages and the one for everybody else', () => {
    for (const url of $('url').toArray()) {
      const alternates = $(url)
        .find('xhtml\\:link')
        .toArray()
        .map((link) => $(link).attr('hreflang'));
      expect(alternates).toEqual(['de', 'en', 'x-default']);
    }
  });

  it('leaves out a page that shows an English text, here and among the alternates', () => {
    const partial = sitemap(
      pageTable({
        en: { home: 'own', 'privacy-policy': 'own' },
        de: { home: 'own', 'privacy-policy': 'source' },
      }),
    );
    expect(partial.match(/<loc>/g)).toHaveLength(3);
    expect(partial).not.toContain('/de/privacy-policy');
  });

  it('names each page among its own alternates', () => {
    for (const url of $('url').toArray()) {
      const hrefs = $(url)
        .find('xhtml\\:link')
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(hrefs).toContain($(url).find('loc').text());
    }
  });
});

describe('The small files', () => {
  it('let every robot in and show it the sitemap', () => {
    expect(robots().split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      '',
      `Sitemap: ${site.siteOrigin}/sitemap.xml`,
      '',
    ]);
  });

  it('say where to report a weakness, until when and where that is said', () => {
    expect(securityTxt('2027-01-31')).toBe(
      [
        `Contact: mailto:${site.supportEmail}`,
        'Expires: 2027-01-31T00:00:00Z',
        `Canonical: ${site.siteOrigin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    );
  });

  it('describe the site to a browser that keeps it', () => {
    expect(JSON.parse(manifest())).toMatchObject({
      name: site.productName,
      start_url: '/',
      icons: [
        { src: '/icon-192.png', sizes: '192x192' },
        { src: '/icon-512.png', sizes: '512x512' },
      ],
    });
  });
});
