import { createInstance } from 'i18next';
import common from '../../locales/en/common.json';
import pricing from '../../locales/en/pricing.json';
import { i18nextOptions } from '../../src/i18n/options';
import { showKeys } from '../../src/i18n/show-keys';

describe('Messages that show their keys', () => {
  it('say file and key: from the file of the page, from another one, and of a plural form', () => {
    // As the i18n plugin makes it for a page.
    const i18n = createInstance();
    i18n.init({
      ...i18nextOptions,
      lng: 'en',
      initAsync: false,
      defaultNS: 'pricing',
      fallbackNS: ['common'],
      resources: { en: { common, pricing } },
    });
    showKeys(i18n);
    // Only the keys of `common` are known to the types here.
    const say = i18n.t as (key: string, values?: object) => string;
    expect(say('choosePlan', { plan: 'Pro' })).toBe('Choose Pro ⟨pricing:choosePlan⟩');
    expect(say('skipLink')).toBe('Skip to the main content ⟨common:skipLink⟩');
    expect(say('common:units.days.plain', { count: 2, amount: '2' })).toBe(
      '2 days ⟨common:units.days.plain_other⟩',
    );
  });
});
