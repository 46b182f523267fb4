import { allLanguages } from '../../src/content/languages';
import { createFormats, withNoBreakSpaces, withUnbrokenPostcode } from '../../src/i18n/formats';

/** No-break space: what Intl puts between a number and its unit. */
const _ = '\u00A0';

describe('The formats of a language', () => {
  // British English is not American English, and a list in English has no comma before its "and".
  it.each([
    ['en', '£5.99', '£20', '12,345', 'SOC 2, GDPR and CCPA', 'China'],
    ['de', `5,99${_}£`, `20${_}£`, '12.345', 'SOC 2, GDPR und CCPA', 'China'],
    ['pl', `5,99${_}£`, `20${_}£`, `12${_}345`, 'SOC 2, GDPR i CCPA', 'Chiny'],
    ['el', `5,99${_}£`, `20${_}£`, '12.345', 'SOC 2, GDPR και CCPA', 'Κίνα'],
  ])('are in %s %s, %s, %s, %s and %s', (tag, price, pounds, thousands, names, china) => {
    const { money, number, list, country } = createFormats(tag);
    const said = [money(599), money(2_000), number(12_345), list(['SOC 2', 'GDPR', 'CCPA'])];
    expect([...said, country('CN')]).toEqual([price, pounds, thousands, names, china]);
  });

  it.each(allLanguages)(
    'have in $tag the pound sign, not a code, and no spaces but plain and no-break ones',
    ({ tag }) => {
      const { money, number, list, country } = createFormats(tag);
      expect(money(599).replace(/[\d,.\s]/g, '')).toBe('£');
      const texts = [money(123_456_789), number(1_234_567), list(['a', 'b', 'c']), country('US')];
      expect(texts.join('').match(/[^\S \u00A0]/g)).toBeNull();
    },
  );
});

describe('What is read in one go', () => {
  it('stands on one line: a telephone number, and of an address the postcode', () => {
    expect(withNoBreakSpaces('+44 20 7946 0000')).toBe(`+44${_}20${_}7946${_}0000`);
    expect(withUnbrokenPostcode('1 Example Street, London EC1A 1AA, United Kingdom')).toBe(
      `1 Example Street, London EC1A${_}1AA, United Kingdom`,
    );
  });
});
