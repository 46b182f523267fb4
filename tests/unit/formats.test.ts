import { allLanguages } from '../../src/content/languages';
import { createFormats, withNoBreakSpaces, withUnbrokenPostcode } from '../../src/i18n/formats';

/** No-break space: what Intl puts between a number and its unit. */
const _ = '\u00A0';

describe('The formats of a language', () => {
  // British English: the list has no comma before "and".
  it.each([
    ['en', '£5.99', '£20', '12,345', 'SOC 2, GDPR and CCPA', 'China'],
    ['de', `5,99${_}£`, `20${_}£`, '12.345', 'SOC 2, GDPR und CCPA', 'China'],
    ['pl', `5,99${_}£`, `20${_}£`, `12${_}345`, 'SOC 2, GDPR i CCPA', 'Chiny'],
    ['el', `5,99${_}£`, `20${_}£`, '12.345', 'SOC 2, GDPR και CCPA', 'Κίνα'],
  ])('in %s are %s, %s, %s, %s and %s', (tag, price, pounds, thousands, names, china) => {
    const { money, number, list, country } = createFormats(tag);
    const texts = [money(599), money(2_000), number(12_345), list(['SOC 2', 'GDPR', 'CCPA'])];
    expect([...texts, country('CN')]).toEqual([price, pounds, thousands, names, china]);
  });

  it.each(allLanguages)(
    'in $tag have a pound sign instead of a code, and only plain and no-break spaces',
    ({ tag }) => {
      const { money, number, list, country } = createFormats(tag);
      expect(money(599).replace(/[\d,.\s]/g, '')).toBe('£');
      const texts = [money(123_456_789), number(1_234_567), list(['a', 'b', 'c']), country('US')];
      expect(texts.join('').match(/[^\S \u00A0]/g)).toBeNull();
    },
  );
});

describe('No-break spaces', () => {
  it('keep telephone numbers and postcodes on one line', () => {
    expect(withNoBreakSpaces('+44 20 7946 0000')).toBe(`+44${_}20${_}7946${_}0000`);
    expect(withUnbrokenPostcode('1 Example Street, London EC1A 1AA, United Kingdom')).toBe(
      `1 Example Street, London EC1A${_}1AA, United Kingdom`,
    );
  });
});
