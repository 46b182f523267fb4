import common from '../../locales/en/common.json';
import { site } from '../../src/content/site';
import { createFacts } from '../../src/i18n/facts';
import { typesetMessages } from '../../src/i18n/typeset';

const facts = createFacts(typesetMessages('en', common), 'en');

// The other facts in English: tests/e2e/transcripts. Other languages have the same numbers:
// tests/site/numbers.
describe('The facts of a sentence', () => {
  it('have in English the values of the specification', () => {
    expect(facts).toMatchObject({
      claims: 'SOC\u00A02, GDPR and CCPA',
      minimumAge: '18\u00A0years old',
      'withdrawalPeriod.within': 'within 14\u00A0days',
      priceNoticePeriod: '30\u00A0days',
      termsNoticePeriod: '30\u00A0days',
      disputePeriod: '60\u00A0days',
      inactivityPeriod: 'one year',
      liabilityPeriod: '6\u00A0months',
      liabilityCap: '£100',
      freeCredits: '5\u00A0credits',
      exampleFee: '£20',
      exampleAllocated: '1,000\u00A0credits',
      exampleUsed: '200\u00A0credits',
      exampleRefund: '£16',
      providerCount: 'eight providers',
      privacyEffectiveDate: '1\u00A0August\u00A02025',
      termsEffectiveDate: '1\u00A0June\u00A02025',
    });
  });

  it('include the names and contact details of the company', () => {
    expect(facts).toMatchObject({
      product: site.productName,
      company: site.companyName,
      parentLab: site.parentLab,
      supportEmail: site.supportEmail,
      siteHost: new URL(site.siteOrigin).host,
      chatHost: new URL(site.chatOrigin).host,
      supportPhone: site.supportPhone.replaceAll(' ', '\u00A0'),
    });
  });

  it('do not include what the operator has not settled', () => {
    expect(facts).not.toHaveProperty('creditsPerAnswer');
    expect(facts).not.toHaveProperty('euRepresentative');
  });
});
