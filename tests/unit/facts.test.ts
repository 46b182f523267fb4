import common from '../../locales/en/common.json';
import { site } from '../../src/content/site';
import { type Facts, factsFor } from '../../src/i18n/facts';
import { createTranslator } from '../../src/i18n/translator';

const facts = factsFor(createTranslator('en', { common }), 'en');

/** What the specification says, in the words of an English sentence. */
const expected: Partial<Facts> = {
  claims: 'SOC 2, GDPR and CCPA',
  minimumAge: '18',
  withdrawalPeriod: '14 days',
  withinWithdrawalPeriod: 'within 14 days',
  priceNoticePeriod: '30 days',
  termsNoticePeriod: '30 days',
  disputePeriod: '60 days',
  withinDisputePeriod: 'within 60 days',
  inactivityPeriod: '1 year',
  liabilityCap: '£100',
  liabilityPeriod: '6 months',
  freeCredits: '5 credits',
  exampleFee: '£20',
  exampleAllocated: '1,000 credits',
  exampleUsed: '200 credits',
  exampleUnused: '800 credits',
  exampleRefund: '£16',
  providerCount: '8',
  privacyEffectiveDate: '1\u00A0August\u00A02025',
  termsEffectiveDate: '1\u00A0June\u00A02025',
  privacySubjectMarker: '[DPO]',
};

describe('The facts of a sentence', () => {
  it.each(Object.entries(expected))('say {{%s}} as "%s" in English', (name, text) => {
    expect(facts).toHaveProperty(name, text);
  });

  it('name who runs the site, as declared', () => {
    expect(facts).toMatchObject({
      product: site.productName,
      company: site.companyName,
      parentLab: site.parentLab,
      supportEmail: site.supportEmail,
    });
    expect(facts.supportPhone.split(/\s/).join(' ')).toBe(site.supportPhone);
    expect(`https://${facts.siteHost}`).toBe(site.siteOrigin);
    expect(`https://${facts.chatHost}`).toBe(site.chatOrigin);
  });

  it('take their words and plural forms from the messages of the language', () => {
    const units = {
      days_one: '{{amount}} dzień',
      days_few: '{{amount}} dni (few)',
      days_many: '{{amount}} dni (many)',
      days_other: '{{amount}} dnia',
    };
    const t = createTranslator('pl', {
      common: { ...common, units: { ...common.units, ...units } },
    });
    const polish = factsFor(t, 'pl');
    expect(polish.withdrawalPeriod).toBe('14 dni (many)');
    expect(polish.exampleRefund).toBe('16\u00A0£');
  });
});
