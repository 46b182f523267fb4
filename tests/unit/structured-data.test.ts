import { catalogue } from '../../src/content/plans';
import { routeIds } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { billingUrl } from '../../src/i18n/links';
import { pageUrl } from '../../src/i18n/paths';
import { structuredData } from '../../src/i18n/structured-data';

interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [name: string]: unknown;
}

function graph(route: (typeof routeIds)[number], tag: string): readonly Thing[] {
  return JSON.parse(structuredData(route, tag, 'A title', 'A description'))['@graph'];
}

const find = (things: readonly Thing[], type: string) =>
  things.find((thing) => thing['@type'] === type);

describe('The structured data of a page', () => {
  it.each(routeIds)('names on %s who runs the site', (route) => {
    expect(find(graph(route, 'de'), 'Organization')).toMatchObject({
      name: site.productName,
      legalName: site.companyName,
      url: site.siteOrigin,
      email: site.supportEmail,
      telephone: site.supportPhone,
      vatID: site.vatNumber,
      parentOrganization: { name: site.parentLab },
    });
  });

  it('describes the page itself, in its language and at its address', () => {
    expect(find(graph('enterprise', 'de'), 'WebPage')).toMatchObject({
      url: pageUrl('enterprise', 'de'),
      name: 'A title',
      description: 'A description',
      inLanguage: 'de',
    });
  });

  it('offers the plans of the catalogue on pricing, in pounds and in order', () => {
    expect(find(graph('pricing', 'en'), 'Product')?.offers).toEqual(
      catalogue.map((plan) => expect.objectContaining({ url: billingUrl(plan.id) })),
    );
    expect(find(graph('pricing', 'en'), 'Product')).toMatchObject({
      offers: [
        { name: 'Free', price: '0.00', priceCurrency: 'GBP' },
        { name: 'Plus Beta', price: '2.99', priceCurrency: 'GBP' },
        { name: 'Plus', price: '5.99', priceCurrency: 'GBP' },
        { name: 'Pro Beta', price: '9.99', priceCurrency: 'GBP' },
        { name: 'Pro', price: '19.99', priceCurrency: 'GBP' },
      ],
    });
  });

  it.each(routeIds.filter((route) => route !== 'pricing'))('offers nothing on %s', (route) => {
    expect(find(graph(route, 'en'), 'Product')).toBeUndefined();
  });

  it('refers to no thing that it does not describe', () => {
    const things = graph('pricing', 'en');
    const known = things.flatMap((thing) => thing['@id'] ?? []);
    const named = [...JSON.stringify(things).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(known.length);
    expect(named.filter((id) => !known.includes(id ?? ''))).toEqual([]);
  });

  it('cannot end the script element it stands in', () => {
    const text = structuredData('home', 'en', '</script><script>alert(1)</script>', '<!--');
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph']).toContainEqual(
      expect.objectContaining({ name: '</script><script>alert(1)</script>', description: '<!--' }),
    );
  });
});
