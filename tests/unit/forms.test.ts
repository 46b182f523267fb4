import common from '../../locales/en/common.json';
import { formNamesOf } from '../../src/i18n/check/forms-check';
import { parseMessages } from '../../src/i18n/check/message-file';
import { createForms, formValues } from '../../src/i18n/forms';
import { checkMessages } from '../../src/i18n/messages-check';
import { hardGrammars, probes } from '../support/hard-grammar';

const { units } = common;

/** Plain spaces for no-break ones, which the typesetting puts between number and noun. */
const plainSpaces = (texts: readonly (string | undefined)[]) =>
  texts.map((text) => text?.replace(/\u00A0/g, ' '));

describe.each(hardGrammars)('In $tag, declared forms', (language) => {
  const { tag, source, days, months, others, within, moreThan, from } = language;
  const forms = createForms(tag, {
    units: { ...units, days, months },
    ...others,
  });

  it('say “within … days of receiving it”', () => {
    expect(plainSpaces(probes.map((n) => forms.count('days', n).within))).toEqual(within);
  });

  it('say “for more than … months”', () => {
    expect(plainSpaces(probes.map((n) => forms.count('months', n).moreThan))).toEqual(moreThan);
  });

  it('say “from” a date', () => {
    const dates = (['2025-06-01', '2025-06-02'] as const).map((date) => forms.date(date).from);
    expect(plainSpaces(dates)).toEqual(from);
  });

  it('pass the check, and name where they were looked up', () => {
    const json = JSON.stringify({ units: { days, months }, ...others });
    const { content } = parseMessages(`locales/${tag}/common.json`, 'common', json);
    if (!content) throw new Error('The forms cannot be read.');
    const context = { tag, names: [], forms: formNamesOf(content) };
    const english = { ...content, messages: new Map() };
    expect(checkMessages(context, content, english)).toEqual([]);
    expect(source).toMatch(/GDPR|Directive|CLDR|decree/);
  });
});

describe('A date', () => {
  const { date } = createForms('en', { units });

  it.each([
    ['en', {}, '1 August 2025'],
    ['de', {}, '1. August 2025'],
    ['pl', {}, '1 sierpnia 2025'],
    ['el', { day: { 1: '{{amount}}η' } }, '1η Αυγούστου 2025'],
    ['fr', { day: { 1: '{{amount}}er' } }, '1er août 2025'],
    ['it', { day: { 1: '{{amount}}º' } }, '1º agosto 2025'],
  ])('reads in %s as %j make it: %s', (tag, numbers, text) => {
    const plain = createForms(tag, { units, numbers }).date('2025-08-01').plain;
    expect(plain).toBe(text.replaceAll(' ', '\u00A0'));
  });

  it('is a day of the calendar, wherever the build runs', () => {
    const format = jest.spyOn(Intl, 'DateTimeFormat');
    createForms('en', { units });
    expect(format).toHaveBeenCalledWith('en-GB', expect.objectContaining({ timeZone: 'UTC' }));
    format.mockRestore();
  });

  it('has only the plain form where a language declares none', () => {
    expect(Object.keys(date('2025-08-01'))).toEqual(['plain']);
  });
});

describe('The values of a fact', () => {
  it('are its name for the plain form, and name and form for the others', () => {
    const forms = createForms('en', { units }).count('days', 14);
    expect(formValues('period', forms)).toEqual({
      period: '14\u00A0days',
      'period.within': 'within 14\u00A0days',
    });
  });

  it('are in words where a form asks for them and the language has them', () => {
    const { count } = createForms('en', { units, numbers: common.numbers });
    expect(count('providers', 8).plain).toBe('eight providers');
    expect(count('providers', 12).plain).toBe('12\u00A0providers');
  });
});
