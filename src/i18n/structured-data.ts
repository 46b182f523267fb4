import { catalogue } from '../content/plans';
import type { RouteId } from '../content/routes';
import { site } from '../content/site';
import { billingUrl } from './links';
import { pageUrl } from './paths';

const organization = {
  '@type': 'Organization',
  '@id': `${site.siteOrigin}/#organization`,
  name: site.productName,
  legalName: site.companyName,
  url: site.siteOrigin,
  logo: `${site.siteOrigin}/icon.svg`,
  email: site.supportEmail,
  telephone: site.supportPhone,
  address: site.registeredAddress,
  vatID: site.vatNumber,
  parentOrganization: { '@type': 'Organization', name: site.parentLab },
};

/** The plans as offers, from the catalogue; prices in pounds with two decimals. */
function product(tag: string, description: string) {
  return {
    '@type': 'Product',
    name: site.productName,
    description,
    image: `${site.siteOrigin}/social.png`,
    brand: { '@id': organization['@id'] },
    offers: catalogue.map(({ id, displayName, price }) => ({
      '@type': 'Offer',
      name: displayName,
      price: (price.monthly / 100).toFixed(2),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
      url: billingUrl(id),
      seller: { '@id': organization['@id'] },
    })),
    url: pageUrl('pricing', tag),
  };
}

/** Returns the schema.org data of a page as JSON-LD: who runs the site; on pricing, the offers. */
export function structuredData(
  route: RouteId,
  tag: string,
  name: string,
  description: string,
): string {
  const page = {
    '@type': 'WebPage',
    url: pageUrl(route, tag),
    name,
    description,
    inLanguage: tag,
    publisher: { '@id': organization['@id'] },
  };
  const graph =
    route === 'pricing' ? [organization, page, product(tag, description)] : [organization, page];
  // "<" would let a string end the script element early.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
