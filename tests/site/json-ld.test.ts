import Validator from '@adobe/structured-data-validator';
import { billingUrl } from '../../src/content/links';
import { catalogue } from '../../src/content/plans';
import { site } from '../../src/content/site';
import { pageUrl } from '../../src/i18n/paths';
import { tagsOf } from '../support/published';
import { builtPage, everyListedPage } from '../support/site-pages';

/** The plans of the catalogue as schema.org offers. */
const offers = catalogue.map(({ id, displayName, price: { monthly, currency } }) => {
  const price = { price: (monthly / 100).toFixed(2), priceCurrency: currency };
  const unit = { '@type': 'UnitPriceSpecification', billingDuration: 'P1M', unitCode: 'MON' };
  const url = billingUrl(id);
  return { name: displayName, ...price, url, priceSpecification: { ...price, ...unit } };
});

describe.each(everyListedPage)('The structured data of %s', (_path, page) => {
  const { $ } = builtPage(page);
  const graph: readonly { readonly '@type': string }[] = JSON.parse(
    $('script[type="application/ld+json"]').text(),
  )['@graph'];

  it('describe the company, the site, the page and, on the pricing page, the offers', () => {
    expect(graph).toMatchObject([
      {
        '@type': 'Organization',
        name: site.productName,
        legalName: site.companyName,
        url: site.siteOrigin,
        email: site.supportEmail,
        telephone: site.supportPhone,
        vatID: site.vatNumber,
        parentOrganization: { name: site.parentLab },
      },
      { '@type': 'WebSite', name: site.productName, inLanguage: tagsOf('home') },
      {
        '@type': 'WebPage',
        url: pageUrl(page.route, page.tag),
        inLanguage: page.tag,
        name: $('head > title').text(),
        description: $('meta[name="description"]').attr('content'),
      },
      ...(page.route === 'pricing' ? [{ '@type': 'Product', offers }] : []),
    ]);
  });

  it('have the properties that search engines require', async () => {
    // The vocabulary itself is checked by the types of schema-dts.
    const jsonld = Object.fromEntries(graph.map((thing) => [thing['@type'], [thing]]));
    const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });
});
