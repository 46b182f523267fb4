import { createInstance } from 'i18next';
import common from '../../locales/en/common.json';
import pricing from '../../locales/en/pricing.json';
import { i18nextOptions } from '../../src/i18n/options';
import { showKeys } from '../../src/i18n/show-keys';

/** Says a message by any key; only those of `common` are known to the types here. */
type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** An instance as the i18n plugin makes it for a page. */
function instance() {
  const i18n = createInstance();
  i18n.init({
    ...i18nextOptions,
    lng: 'en',
    initAsync: false,
    defaultNS: 'pricing',
    fallbackNS: ['common'],
    resources: { en: { common, pricing } },
  });
  return i18n;
}

describe('Messages that show their keys', () => {
  const i18n = instance();
  showKeys(i18n);

  it.each([
    ['choose', {}, 'Choose Your Plan ⟨pricing:choose⟩'],
    ['common:header.home', {}, 'Home ⟨common:header.home⟩'],
    ['choosePlan', { plan: 'Pro' }, 'Choose Pro ⟨pricing:choosePlan⟩'],
    ['common:units.days.plain', { count: 1, amount: '1' }, '1 day ⟨common:units.days.plain_one⟩'],
    [
      'common:units.days.plain',
      { count: 2, amount: '2' },
      '2 days ⟨common:units.days.plain_other⟩',
    ],
  ])('say the file and the key of %s', (key, values, text) => {
    expect((i18n.t as Say)(key, values)).toBe(text);
  });

  it('say the key that another file stood in for', () => {
    expect(i18n.getFixedT('en', ['pricing', 'common'])('common:skipLink')).toContain(
      '⟨common:skipLink⟩',
    );
  });

  it('are plain in an instance that was not asked', () => {
    expect((instance().t as Say)('choose')).toBe('Choose Your Plan');
  });
});
