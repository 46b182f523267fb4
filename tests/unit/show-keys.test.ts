import { createInstance } from 'i18next';
import common from '../../locales/en/common.json';
import pricing from '../../locales/en/pricing.json';
import { i18nextOptions } from '../../src/i18n/options';
import { showKeys } from '../../src/i18n/show-keys';

describe('Messages that show their keys', () => {
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
  const say = i18n.t as (key: string, values: Readonly<Record<string, unknown>>) => string;

  it.each([
    ['choose', {}, 'Choose Your Plan ⟨pricing:choose⟩'],
    ['common:header.home', {}, 'Home ⟨common:header.home⟩'],
    ['choosePlan', { plan: 'Pro' }, 'Choose Pro ⟨pricing:choosePlan⟩'],
    // Not in the file that is asked first.
    ['skipLink', {}, 'Skip to the main content ⟨common:skipLink⟩'],
    ['common:units.days.plain', { count: 1, amount: '1' }, '1 day ⟨common:units.days.plain_one⟩'],
    [
      'common:units.days.plain',
      { count: 2, amount: '2' },
      '2 days ⟨common:units.days.plain_other⟩',
    ],
  ])('say the file and the key of %s', (key, values, text) => {
    expect(say(key, values)).toBe(text);
  });
});
