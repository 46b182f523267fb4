import { knownLanguages } from '../content/known-languages';
import { allLanguages } from '../content/languages';

/** Formats facts for the readers of one language. Runs at build time only. */
export interface Formats {
  /** Minor units of GBP as "£5.99" or "5,99 £"; whole pounds without decimals. */
  money(minorUnits: number): string;
  number(value: number): string;
  list(items: readonly string[]): string;
  /** The name of a country by its ISO 3166-1 code. */
  country(code: string): string;
  /** The name of a language by its tag. */
  language(tag: string): string;
}

/** Replaces the narrow and thin no-break spaces that only some versions of ICU print. */
const unifyNoBreakSpaces = (text: string): string => text.replace(/[\u202F\u2009]/g, '\u00A0');

/** Keeps a text on one line, such as a phone number. */
export const withNoBreakSpaces = (text: string): string =>
  unifyNoBreakSpaces(text).replaceAll(' ', '\u00A0');

/** Keeps the postcode of an address on one line. */
export const withUnbrokenPostcode = (address: string): string =>
  address.replace(/(?<=\d\S*) (?=\S*\d)/g, '\u00A0');

/** The CLDR locale of a language, for numbers, dates and plural forms. */
export function cldrLocale(tag: string): string {
  const isIt = (language: { readonly tag: string }) => language.tag === tag;
  // `knownLanguages` does not have the pseudo-languages.
  return (allLanguages.find(isIt) ?? knownLanguages.find(isIt))?.formats ?? tag;
}

/** Returns the formats of a language. */
export function createFormats(tag: string): Formats {
  const locale = cldrLocale(tag);
  const pounds = { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' } as const;
  const money = new Intl.NumberFormat(locale, { ...pounds, trailingZeroDisplay: 'stripIfInteger' });
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const country = new Intl.DisplayNames(locale, { type: 'region' });
  const language = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    money: (minorUnits) => unifyNoBreakSpaces(money.format(minorUnits / 100)),
    number: (value) => unifyNoBreakSpaces(number.format(value)),
    list: (items) => unifyNoBreakSpaces(list.format(items)),
    country: (code) => country.of(code) ?? code,
    language: (code) => language.of(code) ?? code,
  };
}
