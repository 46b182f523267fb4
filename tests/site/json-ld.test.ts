import Validator from '@adobe/structured-data-validator';
import { catalogue } from '../../src/content/plans';
import { site } from '../../src/content/site';
import { billingUrl } from '../../src/i18n/links';
import { pageUrl } from '../../src/i18n/paths';
import { tagsOf } from '../support/published';
import { type BuiltPage, builtPage, everyListedPage } from '../support/site-pages';

interface Thing {
  readonly '@type': string;
  readonly offers?: readonly (Readonly<Record<string, string>> & {
    readonly priceSpecification: Readonly<Record<string, string>>;
  })[];
  readonly [name: string]: unknown;
}

function things({ $ }: BuiltPage): readonly Thing[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.flatMap((script) => JSON.parse($(script).text())['@graph']);
}

const ofType = (page: BuiltPage, type: string) =>
  things(page).filter((thing) => thing['@type'] === type);

describe.each(everyListedPage)('The structured data of %s', (_path, page) => {
  it('describe the company', () => {
    expect(ofType(builtPage(page), 'Organization')).toEqual([
      expect.objectContaining({
        name: site.productName,
        legalName: site.companyName,
        url: site.siteOrigin,
        email: site.supportEmail,
        telephone: site.supportPhone,
        vatID: site.vatNumber,
        parentOrganization: expect.objectContaining({ name: site.parentLab }),
      }),
    ]);
  });

  it('describe the page in its own language', () => {
    const built = builtPage(page);
    expect(ofType(built, 'WebPage')).toEqual([
      expect.objectContaining({
        url: pageUrl(page.route, page.tag),
        inLanguage: page.tag,
        name: built.$('head > title').text(),
        description: built.$('meta[name="description"]').attr('content'),
      }),
    ]);
  });

  it('have the name and languages of the site', () => {
    expect(ofType(builtPage(page), 'WebSite')).toEqual([
      expect.objectContaining({ name: site.productName, inLanguage: tagsOf('home') }),
    ]);
  });

  it('have the properties that search engines require', async () => {
    // The vocabulary itself is checked by the types of schema-dts.
    const graph = things(builtPage(page));
    const jsonld = Object.fromEntries(graph.map((thing) => [thing['@type'], [thing]]));
    const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  it('offer the plans of the catalogue on the pricing page, and nothing elsewhere', () => {
    const offers = ofType(builtPage(page), 'Product').flatMap((product) => product.offers ?? []);
    const expected = page.route === 'pricing' ? catalogue : [];
    expect(
      offers.map(({ name, price, priceCurrency, url, priceSpecification }) => ({
        name,
        price,
        priceCurrency,
        url,
        ...priceSpecification,
      })),
    ).toEqual(
      expected.map((plan) => ({
        name: plan.displayName,
        price: (plan.price.monthly / 100).toFixed(2),
        priceCurrency: plan.price.currency,
        url: billingUrl(plan.id),
        '@type': 'UnitPriceSpecification',
        billingDuration: 'P1M',
        unitCode: 'MON',
      })),
    );
  });
});
