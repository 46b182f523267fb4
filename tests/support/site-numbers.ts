import { cldrLocale } from '../../src/i18n/formats';

/**
 * The runs of digits in a text, in order, without the signs by which a language groups thousands:
 * "1,000 credits for £5.99" is 1000, 5 and 99 in every language.
 */
export function digitRuns(text: string, tag: string): readonly string[] {
  const parts = new Intl.NumberFormat(cldrLocale(tag)).formatToParts(1_234_567);
  const sign = parts.find(({ type }) => type === 'group')?.value ?? ',';
  // The site prints every narrow space as a no-break one.
  const group = /\s/.test(sign) ? '\u00A0' : `\\${sign}`;
  return text.replace(new RegExp(`(?<=\\d)${group}(?=\\d{3}(?!\\d))`, 'g'), '').match(/\d+/g) ?? [];
}

/** The runs of digits that a number has in any language: 2.99 is 2 and 99. */
export function runsOf(value: number): readonly string[] {
  return String(value).split('.');
}
