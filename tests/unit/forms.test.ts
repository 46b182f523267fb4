import common from '../../locales/en/common.json';
import { createForms, type DeclaredForms } from '../../src/i18n/forms';

const { units } = common;

/** Replaces no-break spaces with plain ones. */
const plainSpaces = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('A number with its noun', () => {
  type Texts = Record<string, string>;

  it.each<[tag: string, days: Texts, numbers: Record<string, Texts>, expected: Texts]>([
    // A number may be a word, in the case that the form needs.
    [
      'sl',
      { form_one: 'v {{amount.locative}} dnevu', form_two: 'v {{amount}} dneh' },
      { locative: { 1: 'enem' } },
      { 1: 'v enem dnevu', 2: 'v 2 dneh', 101: 'v 101 dnevu' },
    ],
    // A form for a single number has it in words.
    [
      'mt',
      { form_two: 'fi żmien jumejn', form_many: 'fi żmien {{amount}}-il jum' },
      {},
      { 2: 'fi żmien jumejn', 14: 'fi żmien 14-il jum' },
    ],
    // From 11, one plural form includes numbers with and without lenition.
    [
      'ga',
      { form_many: '{{amount}} mí', form_other: '{{amount.months}}' },
      { months: { 14: '{{amount}} mhí', other: '{{amount}} mí' } },
      { 7: '7 mí', 14: '14 mhí', 21: '21 mí' },
    ],
  ])('has in %s the declared plural form and words', (tag, days, numbers, expected) => {
    const { count } = createForms(tag, { units: { ...units, days }, numbers });
    const found = Object.keys(expected).map((n) => [n, plainSpaces(count('days', Number(n)).form)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

describe('A date', () => {
  it.each([
    ['en', {}, '1 August 2025'],
    ['el', { day: { 1: '{{amount}}η' } }, '1η Αυγούστου 2025'],
    ['fr', { day: { 1: '{{amount}}er' } }, '1er août 2025'],
  ])('in %s with %j is %s', (tag, numbers, text) => {
    const plain = createForms(tag, { units, numbers }).date('2025-08-01').plain;
    expect(plain).toBe(text.replaceAll(' ', '\u00A0'));
  });

  it.each<[tag: string, forms: Omit<DeclaredForms, 'units'>, first: string, second: string]>([
    // The ending of the day depends on the vowels of its ordinal.
    [
      'hu',
      {
        numbers: { from: { 1: '{{amount}}-jétől', other: '{{amount}}-ától' } },
        dates: { from: '{{year}}. {{month}} {{day.from}}' },
      },
      '2025. június 1-jétől',
      '2025. június 2-ától',
    ],
    [
      'lv',
      {
        months: { genitive: { 6: 'jūnija' } },
        dates: { from: 'no {{year}}. gada {{day}}. {{month.genitive}}' },
      },
      'no 2025. gada 1. jūnija',
      'no 2025. gada 2. jūnija',
    ],
  ])('has in %s the forms of day and month in %j', (tag, forms, ...expected) => {
    const { date } = createForms(tag, { units, ...forms });
    const days = ['2025-06-01', '2025-06-02'] as const;
    expect(days.map((day) => plainSpaces(date(day).from))).toEqual(expected);
  });

  it('does not depend on the time zone of the build', () => {
    const format = jest.spyOn(Intl, 'DateTimeFormat');
    createForms('en', { units });
    expect(format).toHaveBeenCalledWith('en-GB', expect.objectContaining({ timeZone: 'UTC' }));
    format.mockRestore();
  });
});
