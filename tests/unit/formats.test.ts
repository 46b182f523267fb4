import { allLanguages } from '../../src/content/languages';
import { cldrLocale, createFormats, unbroken, unbrokenPostcode } from '../../src/i18n/formats';

/** No-break space: what Intl puts between a number and its unit. */
const _ = '\u00A0';

describe('Money', () => {
  it.each([
    ['en', '£5.99'],
    ['ga', '£5.99'],
    ['mt', '£5.99'],
    ['cy', '£5.99'],
    ['nl', `£${_}5,99`],
    ['de', `5,99${_}£`],
    ['pl', `5,99${_}£`],
    ['el', `5,99${_}£`],
    ['fr', `5,99${_}£`],
    ['fi', `5,99${_}£`],
  ])('stands in %s as %s', (tag, text) => {
    expect(createFormats(tag).money(599)).toBe(text);
  });

  it.each(allLanguages)('has the pound sign in $tag, not a code', ({ tag }) => {
    const sign = createFormats(tag)
      .money(599)
      .replace(/[\d,.\s]/g, '');
    expect(sign).toBe('£');
  });

  it.each([
    ['en', 0, '£0'],
    ['en', 2_000, '£20'],
    ['en', 1_550, '£15.50'],
    ['en', 123_456_700, '£1,234,567'],
    ['de', 10_000, `100${_}£`],
  ])('has no decimals in %s where %d pence are whole pounds: %s', (tag, pence, text) => {
    expect(createFormats(tag).money(pence)).toBe(text);
  });
});

describe('Numbers', () => {
  it.each([
    ['en', '12,345'],
    ['de', '12.345'],
    ['el', '12.345'],
    ['pl', `12${_}345`],
    ['fr', `12${_}345`],
  ])('are grouped in %s as %s', (tag, text) => {
    expect(createFormats(tag).number(12_345)).toBe(text);
  });
});

describe('What is read in one go', () => {
  it('stands on one line', () => {
    expect(unbroken('+44 20 7946 0000')).toBe(`+44${_}20${_}7946${_}0000`);
  });

  it('is of an address the postcode alone', () => {
    expect(unbrokenPostcode('1 Example Street, London EC1A 1AA, United Kingdom')).toBe(
      `1 Example Street, London EC1A${_}1AA, United Kingdom`,
    );
  });
});

describe('Lists and countries', () => {
  it.each([
    ['en', 'SOC 2, GDPR and CCPA', 'China'],
    ['de', 'SOC 2, GDPR und CCPA', 'China'],
    ['pl', 'SOC 2, GDPR i CCPA', 'Chiny'],
    ['el', 'SOC 2, GDPR και CCPA', 'Κίνα'],
  ])('are named in %s', (tag, list, country) => {
    const formats = createFormats(tag);
    expect(formats.list(['SOC 2', 'GDPR', 'CCPA'])).toBe(list);
    expect(formats.country('CN')).toBe(country);
  });
});

describe('Every format of every language', () => {
  it.each(allLanguages.map(({ tag }) => tag))(
    'has in %s no spaces but plain and no-break ones',
    (tag) => {
      const { money, number, list, country } = createFormats(tag);
      const texts = [money(123_456_789), number(1_234_567), list(['a', 'b', 'c']), country('US')];
      expect(texts.join('').match(/[^\S \u00A0]/g)).toBeNull();
    },
  );

  it('follows the locale that languages.ts names for the language', () => {
    expect(cldrLocale('en')).toBe('en-GB');
    expect(cldrLocale('pl')).toBe('pl');
  });
});
