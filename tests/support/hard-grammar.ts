import type { DeclaredForms } from '../../src/i18n/forms';

/** Numbers that meet every plural form of the languages below, and the traps inside one form. */
export const probes = [1, 2, 5, 14, 21, 30, 100] as const;

/** What a language declares for three clauses, and what its readers must see. */
export interface HardGrammar {
  readonly tag: string;
  /** Where the right words were looked up. */
  readonly source: string;
  readonly days: Readonly<Record<string, string>>;
  readonly months: Readonly<Record<string, string>>;
  readonly others: Omit<DeclaredForms, 'units'>;
  /** “within … days of receiving it”, for each of the probes. */
  readonly within: readonly string[];
  /** “for more than … months”, for each of the probes. */
  readonly moreThan: readonly string[];
  /** “from 1 June 2025”, “from 2 June 2025”. */
  readonly from: readonly [string, string];
}

/** A form with the same words in each of some plural forms. */
const same = (form: string, categories: string, text: string) =>
  Object.fromEntries(categories.split(' ').map((category) => [`${form}_${category}`, text]));

/** The phrase for each of the probes, whose number is the only thing that differs. */
const each = (phrase: (amount: number) => string) => probes.map(phrase);

const celtic = 'one two few many other';

/**
 * Languages whose grammar asks for more than a number and a noun, one for each way of declaring it:
 * endings on a day, names of months and a plural for 21, numbers within a plural form, words for a
 * number.
 */
export const hardGrammars: readonly HardGrammar[] = [
  {
    tag: 'hu',
    source: 'Government decree 45/2014 (withdrawal); AkH 12, rules 295 to 297 (dates)',
    days: same('within', 'one other', 'a kézhezvételétől számított {{amount}} napon belül'),
    months: same('moreThan', 'one other', '{{amount}} hónapnál hosszabb ideig'),
    others: {
      // The ending is joined to the day, by the vowels of its ordinal.
      numbers: { from: { 1: '{{amount}}-jétől', 2: '{{amount}}-ától', other: '{{amount}}-étől' } },
      dates: { from: '{{year}}. {{month}} {{day.from}}' },
    },
    within: each((amount) => `a kézhezvételétől számított ${amount} napon belül`),
    moreThan: each((amount) => `${amount} hónapnál hosszabb ideig`),
    from: ['2025. június 1-jétől', '2025. június 2-ától'],
  },
  {
    tag: 'lv',
    source: 'Directive 2011/83/EU in Latvian; valoda.ailab.lv (prepositions, numerals)',
    days: {
      ...same('within', 'zero other', '{{amount}} dienu laikā pēc tā saņemšanas'),
      within_one: '{{amount}} dienas laikā pēc tā saņemšanas',
    },
    months: {
      ...same('moreThan', 'zero other', 'ilgāk par {{amount}} mēnešiem'),
      moreThan_one: 'ilgāk par {{amount}} mēnesi',
    },
    others: {
      months: {
        genitive: Object.fromEntries(
          'janvāra februāra marta aprīļa maija jūnija jūlija augusta septembra oktobra novembra decembra'
            .split(' ')
            .map((name, index) => [index + 1, name]),
        ),
      },
      dates: { from: 'no {{year}}. gada {{day}}. {{month.genitive}}' },
    },
    within: each(
      (amount) =>
        `${amount} ${[1, 21].includes(amount) ? 'dienas' : 'dienu'} laikā pēc tā saņemšanas`,
    ),
    moreThan: each(
      (amount) => `ilgāk par ${amount} ${[1, 21].includes(amount) ? 'mēnesi' : 'mēnešiem'}`,
    ),
    from: ['no 2025. gada 1. jūnija', 'no 2025. gada 2. jūnija'],
  },
  {
    tag: 'ga',
    source: 'GDPR, Article 12(3), in Irish; gaoluinn.altervista.org, lesson XXIV; CLDR 48',
    days: same('within', celtic, 'laistigh de {{amount}} lá tar éis é a fháil'),
    months: {
      ...same('moreThan', 'one two few', 'ar feadh níos mó ná {{amount}} mhí'),
      moreThan_many: 'ar feadh níos mó ná {{amount}} mí',
      moreThan_other: 'ar feadh níos mó ná {{amount.months}}',
    },
    // From 11 on, one plural form holds numbers that lenite and numbers that do not.
    others: {
      numbers: {
        months: {
          ...Object.fromEntries([11, 12, 13, 14, 15, 16].map((n) => [n, '{{amount}} mhí'])),
          other: '{{amount}} mí',
        },
      },
      dates: { from: 'ón {{date}}' },
    },
    within: each((amount) => `laistigh de ${amount} lá tar éis é a fháil`),
    moreThan: each((amount) => `ar feadh níos mó ná ${amount} ${amount < 20 ? 'mhí' : 'mí'}`),
    from: ['ón 1 Meitheamh 2025', 'ón 2 Meitheamh 2025'],
  },
  {
    tag: 'mt',
    source: 'Directive 2011/83/EU, Article 10, and GDPR, Articles 12(3) and 99, in Maltese',
    days: {
      // A form of one single number says it in words.
      within_one: 'fi żmien jum wieħed minn meta jasal',
      within_two: 'fi żmien jumejn minn meta jasal',
      within_few: 'fi żmien {{amount}} ijiem minn meta jasal',
      within_many: 'fi żmien {{amount}}-il jum minn meta jasal',
      within_other: 'fi żmien {{amount}} jum minn meta jasal',
    },
    months: {
      moreThan_one: 'għal aktar minn xahar',
      moreThan_two: 'għal aktar minn xahrejn',
      moreThan_few: 'għal aktar minn {{amount}} xhur',
      moreThan_many: 'għal aktar minn {{amount}}-il xahar',
      moreThan_other: 'għal aktar minn {{amount}} xahar',
    },
    others: {
      // The article before the day takes its first sound.
      numbers: { from: { 1: 'mill-{{amount}}', 2: 'mit-{{amount}}', other: 'mill-{{amount}}' } },
      dates: { from: '{{day.from}} ta’ {{month}} {{year}}' },
    },
    within: [
      'fi żmien jum wieħed minn meta jasal',
      'fi żmien jumejn minn meta jasal',
      'fi żmien 5 ijiem minn meta jasal',
      'fi żmien 14-il jum minn meta jasal',
      ...[21, 30, 100].map((amount) => `fi żmien ${amount} jum minn meta jasal`),
    ],
    moreThan: [
      'għal aktar minn xahar',
      'għal aktar minn xahrejn',
      'għal aktar minn 5 xhur',
      'għal aktar minn 14-il xahar',
      ...[21, 30, 100].map((amount) => `għal aktar minn ${amount} xahar`),
    ],
    from: ['mill-1 ta’ Ġunju 2025', 'mit-2 ta’ Ġunju 2025'],
  },
];
