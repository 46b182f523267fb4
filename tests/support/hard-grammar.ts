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

/** Languages whose grammar asks for more than a number and a noun. */
export const hardGrammars: readonly HardGrammar[] = [
  {
    tag: 'fi',
    source: 'GDPR, Article 12(3), in Finnish; CLDR 48 for dates',
    // The genitive, for every number, where `Intl` has the nominative.
    days: same('within', 'one other', '{{amount}} päivän kuluessa sen vastaanottamisesta'),
    months: same('moreThan', 'one other', 'yli {{amount}} kuukauden ajan'),
    others: { dates: { from: '{{date}} alkaen' } },
    within: each((amount) => `${amount} päivän kuluessa sen vastaanottamisesta`),
    moreThan: each((amount) => `yli ${amount} kuukauden ajan`),
    from: ['1. kesäkuuta 2025 alkaen', '2. kesäkuuta 2025 alkaen'],
  },
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
    tag: 'sl',
    source: 'GDPR, Article 12(3), in Slovenian; CLDR 48 (unit patterns)',
    days: {
      within_one: 'v {{amount}} dnevu po prejemu',
      ...same('within', 'two few other', 'v {{amount}} dneh po prejemu'),
    },
    months: {
      moreThan_one: 'več kot {{amount}} mesec',
      moreThan_two: 'več kot {{amount}} meseca',
      moreThan_few: 'več kot {{amount}} mesece',
      moreThan_other: 'več kot {{amount}} mesecev',
    },
    others: {
      months: {
        genitive: Object.fromEntries(
          'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra'
            .split(' ')
            .map((name, index) => [index + 1, name]),
        ),
      },
      dates: { from: 'od {{day}}. {{month.genitive}} {{year}}' },
    },
    within: each((amount) => `v ${amount} ${amount === 1 ? 'dnevu' : 'dneh'} po prejemu`),
    moreThan: [
      'več kot 1 mesec',
      'več kot 2 meseca',
      ...[5, 14, 21, 30, 100].map((amount) => `več kot ${amount} mesecev`),
    ],
    from: ['od 1. junija 2025', 'od 2. junija 2025'],
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
    tag: 'cy',
    source: 'HM Courts & Tribunals Service in Welsh (“o fewn 14 diwrnod”); CLDR 48',
    days: {
      ...same('within', `zero ${celtic}`, 'o fewn {{amount}} diwrnod o’i dderbyn'),
      within_two: 'o fewn {{amount}} ddiwrnod o’i dderbyn',
    },
    months: {
      ...same('moreThan', `zero ${celtic}`, 'am fwy na {{amount}} mis'),
      moreThan_one: 'am fwy nag {{amount}} mis',
      moreThan_two: 'am fwy na {{amount}} fis',
    },
    others: { dates: { from: 'o {{date}} ymlaen' } },
    within: each(
      (amount) => `o fewn ${amount} ${amount === 2 ? 'ddiwrnod' : 'diwrnod'} o’i dderbyn`,
    ),
    moreThan: [
      'am fwy nag 1 mis',
      'am fwy na 2 fis',
      ...[5, 14, 21, 30, 100].map((amount) => `am fwy na ${amount} mis`),
    ],
    from: ['o 1 Mehefin 2025 ymlaen', 'o 2 Mehefin 2025 ymlaen'],
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
