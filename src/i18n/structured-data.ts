import type { Graph, Offer, Organization, Product, WebPage, WebSite } from 'schema-dts';
import { sourceTag } from '../content/languages';
import { billingUrl } from '../content/links';
import { catalogue } from '../content/plans';
import type { RouteId } from '../content/routes';
import { site } from '../content/site';
import { pageUrl, socialPicturePath } from './paths';

/** Refers to an object in the graph. */
const reference = (name: string) => ({ '@id': `${site.siteOrigin}/#${name}` });
const pictureOf = (route: RouteId, tag: string) => site.siteOrigin + socialPicturePath(route, tag);

const organization: Organization = {
  '@type': 'Organization',
  ...reference('organization'),
  name: site.productName,
  legalName: site.companyName,
  url: site.siteOrigin,
  logo: `${site.siteOrigin}/icon-512.png`,
  email: site.supportEmail,
  telephone: site.supportPhone,
  address: site.registeredAddress,
  vatID: site.vatNumber,
  parentOrganization: { '@type': 'Organization', name: site.parentLab },
};

/** The site in all its languages. */
const webSite = (tags: readonly string[]): WebSite => ({
  '@type': 'WebSite',
  ...reference('website'),
  name: site.productName,
  url: pageUrl('home', sourceTag),
  inLanguage: tags,
  publisher: reference('organization'),
});

/** The plans of the catalogue as offers, with monthly prices in pounds. */
const offers = (): readonly Offer[] =>
  catalogue.map(({ id, displayName, price: { monthly, currency } }) => {
    const price = { price: (monthly / 100).toFixed(2), priceCurrency: currency };
    return {
      '@type': 'Offer',
      name: displayName,
      ...price,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        billingDuration: 'P1M',
        // The UN/CEFACT code for a month.
        unitCode: 'MON',
      },
      availability: 'https://schema.org/InStock',
      url: billingUrl(id),
      seller: reference('organization'),
    };
  });

/**
 * Returns the schema.org data of a page as JSON-LD: the organisation, the site, the page and, on the
 * pricing page, the offers.
 *
 * @param tags Languages of the site.
 */
export function structuredData(
  route: RouteId,
  tag: string,
  { title, description }: { readonly title: string; readonly description: string },
  tags: readonly string[],
): string {
  const page: WebPage = {
    '@type': 'WebPage',
    url: pageUrl(route, tag),
    name: title,
    description,
    inLanguage: tag,
    primaryImageOfPage: { '@type': 'ImageObject', url: pictureOf(route, tag) },
    isPartOf: reference('website'),
    publisher: reference('organization'),
  };
  const product = (): Product => ({
    '@type': 'Product',
    name: site.productName,
    description,
    image: pictureOf(route, tag),
    brand: reference('organization'),
    offers: offers(),
    url: pageUrl(route, tag),
  });
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [organization, webSite(tags), page, ...(route === 'pricing' ? [product()] : [])],
  };
  // "<" could end the script element early.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
