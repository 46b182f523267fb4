import common from '../../locales/en/common.json';
import { site } from '../../src/content/site';
import { factsFor } from '../../src/i18n/facts';
import { typesetMessages } from '../../src/i18n/typeset';

const facts = factsFor(typesetMessages('en', common), 'en');

/** What the specification says, in the words of an English sentence. */
const expected: Readonly<Record<string, string>> = {
  claims: 'SOC\u00A02, GDPR and CCPA',
  minimumAge: '18\u00A0years old',
  'minimumAge.under': 'under 18',
  withdrawalPeriod: '14\u00A0days',
  'withdrawalPeriod.within': 'within 14\u00A0days',
  priceNoticePeriod: '30\u00A0days',
  termsNoticePeriod: '30\u00A0days',
  disputePeriod: '60\u00A0days',
  'disputePeriod.within': 'within 60\u00A0days',
  inactivityPeriod: 'one year',
  liabilityCap: '£100',
  liabilityPeriod: '6\u00A0months',
  freeCredits: '5\u00A0credits',
  exampleFee: '£20',
  exampleAllocated: '1,000\u00A0credits',
  exampleUsed: '200\u00A0credits',
  exampleUnused: '800\u00A0credits',
  exampleRefund: '£16',
  freeModels: 'two models',
  providerCount: 'eight providers',
  privacyEffectiveDate: '1\u00A0August\u00A02025',
  termsEffectiveDate: '1\u00A0June\u00A02025',
  privacySubjectMarker: '[DPO]',
};

describe('The facts of a sentence', () => {
  it.each(Object.entries(expected))('say {{%s}} as "%s" in English', (name, text) => {
    expect((facts as Readonly<Record<string, string>>)[name]).toBe(text);
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
    const days = {
      plain_one: '{{amount}} dzień',
      plain_few: '{{amount}} dni (few)',
      plain_many: '{{amount}} dni (many)',
      plain_other: '{{amount}} dnia',
    };
    const polish = factsFor({ ...common, units: { ...common.units, days } }, 'pl');
    expect(polish.withdrawalPeriod).toBe('14\u00A0dni (many)');
    expect(polish.exampleRefund).toBe('16\u00A0£');
  });

  it('are given by name alone: what the operator has not settled has no value', () => {
    expect(facts).not.toHaveProperty('creditsPerAnswer');
    expect(facts).not.toHaveProperty('euRepresentative');
  });
});
