import { formatFinding } from '../../src/i18n/check/finding';
import { type FormNames, formNamesOf } from '../../src/i18n/check/forms-check';
import { parseMessages } from '../../src/i18n/check/message-file';
import { type CheckContext, checkMessages } from '../../src/i18n/messages-check';

/** What the texts of a language are held against. */
const contextOf = (tag: string, forms?: FormNames): CheckContext => ({ tag, names, forms });

const names = [
  { name: 'Polylogue', placeholder: 'product' },
  { name: 'Polylogue Ltd', placeholder: 'company' },
];

const read = (tag: string, messages: object, namespace = 'home') => {
  const file = `locales/${tag}/${namespace}.json`;
  const { content, findings } = parseMessages(file, namespace, JSON.stringify(messages, null, 2));
  if (!content) throw new Error(findings.map(formatFinding).join('\n'));
  return content;
};

const english = {
  title: 'Ask {{product}}',
  link: 'See <plans>our plans</plans> and <terms>our <b>terms</b></terms>.',
  nested: { text: 'A text' },
  days_one: '{{amount}} day',
  days_other: '{{amount}} days',
};

const german = {
  title: 'Fragen Sie {{product}}',
  link: 'Siehe <terms>unsere <b>Bedingungen</b></terms> und <plans>Tarife</plans>.',
  nested: { text: 'Größe „Ä“ – ein Text' },
  days_one: '{{amount}} Tag',
  days_other: '{{amount}} Tage',
};

const polishDays = {
  days_one: '{{amount}} dzień',
  days_few: '{{amount}} dni',
  days_many: '{{amount}} dni',
  days_other: '{{amount}} dnia',
};

/** The findings of a translation as `key: message`. */
const findingsOf = (tag: string, messages: object): readonly string[] =>
  checkMessages(contextOf(tag), read(tag, messages), read('en', english)).map(
    ({ key, message }) => `${key}: ${message}`,
  );
/** What is wrong with one text of a German translation. */
const faultsOf = (key: string, messages: object): string =>
  findingsOf('de', messages)
    .filter((finding) => finding.startsWith(`${key}: `))
    .join('\n');
const without = (object: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

describe('A sound translation', () => {
  it.each([
    ['en', english],
    ['de', german],
    ['el', { ...german, title: 'Ρωτήστε το {{product}}: ένα βήμα' }],
    ['pl', { ...without(german, 'days_one', 'days_other'), ...polishDays }],
  ])('in %s has no findings', (tag, messages) => {
    expect(findingsOf(tag, messages)).toEqual([]);
  });
});

describe('The check of a translation finds', () => {
  it.each<[what: string, messages: object, finding: string]>([
    ['a key that is missing', without(german, 'title'), 'title: is missing, but English has it'],
    ['a nested key that is missing', { ...german, nested: { b: 'x' } }, 'nested.text: is missing'],
    ['a key that English has not', { ...german, more: 'Mehr' }, 'more: is not in English'],
    ['a form of no plural', { ...german, title_few: 'Mehr' }, 'title_few: is not in English'],
    [
      'a plural without forms',
      { ...without(german, 'days_one', 'days_other'), days: 'Tage' },
      'days: has the plural forms –, but "de" needs one, other',
    ],
    [
      'a plural form that the language has not',
      { ...german, days_few: '{{amount}} Tage' },
      'days: has the plural forms one, other, few',
    ],
    [
      'a plural form that is missing',
      without(german, 'days_one'),
      'days: has the plural forms other',
    ],
    [
      'a plural form without its placeholder',
      { ...german, days_other: 'Tage' },
      'days_other: has no placeholders, but English has {{amount}}',
    ],
  ])('%s', (_what, messages, finding) => {
    expect(findingsOf('de', messages)).toContainEqual(expect.stringContaining(finding));
  });

  it.each<[what: string, title: string, message: string]>([
    [
      'that is translated',
      'Fragen Sie {{produkt}}',
      'has {{produkt}}, but English has {{product}}. Write the same facts.',
    ],
    ['with a space', 'Fragen Sie {{ product }}', 'has {{ product }}'],
    ['with an ending', '{{product}}s fragen', 'joins letters to a placeholder in "{{product}}s"'],
    ['with a hyphen', 'Die {{product}}-Frage', 'joins letters to a placeholder in "{{product}}-"'],
    ['that is missing', 'Fragen Sie', 'has no placeholders'],
    ['too many', '{{product}} {{company}}', 'has {{company}}, {{product}}, but English'],
    ['in single braces', 'Fragen Sie {product}', 'has a brace outside'],
    ['that is not closed', '{{product', 'has a brace outside'],
    ['without a name', '{{}}{{product}}', 'has a brace outside'],
    ['that inserts a message', '$t(nested.text) {{product}}', 'holds "$t("'],
  ])('a placeholder %s', (_what, title, message) => {
    expect(faultsOf('title', { ...german, title })).toContain(message);
  });

  it.each<[what: string, link: string, message: string]>([
    ['that are missing', '<plans>Tarife</plans>', 'has the tags plans, but English has b, plans, '],
    ['with other names', '<Tarife>x</Tarife>', 'has the tags Tarife'],
    ['that are not closed', german.link.replace('</plans>', ''), 'does not close <plans>'],
    ['that are not open', german.link.replace('<plans>', ''), 'closes </plans> where it is not'],
    ['that cross', '<plans><b>x</plans></b><terms>y</terms>', 'closes </plans> where'],
    ['with an attribute', '<plans href="x">Tarife</plans>', 'without attributes'],
    ['with a slash', 'x<plans/>', 'without attributes'],
    ['of a void element', '<link>x</link>', 'holds no text'],
    ['without a name', '<>x</>', 'is no tag'],
    ['that are half', 'x < y', 'a lone < or >'],
    ['around nothing', 'am <a> </a>', 'has no words in <a>'],
  ])('tags %s', (_what, link, message) => {
    expect(faultsOf('link', { ...german, link })).toContain(message);
  });

  it.each<[what: string, text: string, message: string]>([
    ['a character reference', 'A &amp; B', 'holds &amp;, which readers would see'],
    ['a quotation mark alone', 'die „Moderation', 'holds a quotation mark without its partner'],
    ['no text', '', 'is empty'],
    ['a text of spaces', ' \u00A0', 'is empty'],
    ['a space at the end', 'Ende\u00A0', 'begins or ends with a space'],
    ['two spaces in a row', 'Anfang \u00A0Ende', 'has two spaces in a row'],
    ['a sentence without a space', 'Das Ende.„Der Anfang“', 'has no space after "Ende.", where'],
    ['a formula', '@SUM(A:A)*cmd', 'is a formula, or what a spreadsheet makes of one'],
    ['a formula with a sign', '+HYPERLINK(x)', 'is a formula, or what a spreadsheet'],
    ['a formula after a tab', '\tx', 'is a formula, or what a spreadsheet'],
    ['an error of a spreadsheet', '#NAME?', 'is a formula, or what a spreadsheet'],
    ['a digit', 'bis zu 5 Tage', 'holds the digit 5'],
    ['a digit of another script', '٥ Tage', 'holds the digit ٥'],
    ['a raised digit', 'm²', 'holds the digit ²'],
    ['letters and accents apart', 'gro\u0308ßer', 'not in Unicode form NFC'],
    ['a zero-width space', 'a\u200Bb', 'U+200B'],
    ['a soft hyphen', 'a\u00ADb', 'U+00AD'],
    ['a change of direction', 'a\u202Eb', 'U+202E'],
    ['a byte order mark', 'a\uFEFFb', 'U+FEFF'],
    ['a line break', 'a\nb', 'holds a line break'],
    ['half a character', 'a\uD83D', 'U+D83D'],
    ['a variation selector', 'a\uFE0Fb', 'U+FE0F'],
    ['the product name', 'Mit Polylogue fragen', 'spells out "Polylogue". Write {{product}}'],
    ['an inflected name', 'Polylogues Antworten', 'spells out "Polylogue"'],
    ['a name in an address', 'chat.polylogue.example', 'spells out "Polylogue"'],
    ['the company name', 'von Polylogue Ltd', 'spells out "Polylogue Ltd". Write {{company}}'],
    ['a Cyrillic letter in a Latin word', 'Ein Tеxt', 'mixes Latin and Cyrillic letters in "Tеxt"'],
    ['a Greek letter in a Latin word', 'Ein Τext', 'mixes Latin and Greek letters'],
  ])('%s', (_what, text, message) => {
    expect(faultsOf('nested.text', { ...german, nested: { text } })).toContain(message);
  });

  it('a cedilla in Romanian', () => {
    const source = read('en', { a: 'x' });
    const [finding] = checkMessages(contextOf('ro'), read('ro', { a: 'Începeţi' }), source);
    expect(finding?.message).toContain('Romanian writes ș and ț');
  });

  it('no missing number in the plural form of one number alone', () => {
    expect(findingsOf('de', { ...german, days_one: 'ein Tag' })).toEqual([]);
    const latvian = { ...without(german, 'days_one', 'days_other'), days_zero: '{{amount}} dienu' };
    expect(
      findingsOf('lv', { ...latvian, days_one: 'viena diena', days_other: '{{amount}} dienas' }),
    ).toEqual([expect.stringContaining('days_one: has no placeholders')]);
  });

  it('no fact too many where a sentence says one twice', () => {
    expect(findingsOf('de', { ...german, title: '{{product}} und {{product}}' })).toEqual([]);
  });

  it('a Polish plural with the forms of English', () => {
    expect(findingsOf('pl', german)).toEqual([
      'days: has the plural forms one, other, but "pl" needs one, few, many, other. Name the keys days_one, days_few, days_many, days_other.',
    ]);
  });

  it('no plural in a key that only ends like one', () => {
    const source = read('en', { step_one: 'First' });
    expect(checkMessages(contextOf('pl'), read('pl', { step_one: 'Pierwszy' }), source)).toEqual(
      [],
    );
  });

  it('nothing in words of several alphabets that do not mix', () => {
    expect(
      findingsOf('de', { ...german, nested: { text: 'Das λ-Kalkül, die БАМ und µ' } }),
    ).toEqual([]);
  });

  it.each(['z.B. Namen', 'e.V.', 'Node.js', 'ASP.NET', 'Dr.', 'Ende. Anfang', 'Ende … Anfang'])(
    'no sentence that begins too soon in "%s"',
    (text) => {
      const source = read('en', { a: 'x' });
      expect(checkMessages(contextOf('de'), read('de', { a: text }), source)).toEqual([]);
    },
  );

  it('nothing in a word that only holds a name', () => {
    const short = [{ name: 'Ask', placeholder: 'product' }];
    const source = read('en', { a: 'One task' });
    expect(
      checkMessages({ ...contextOf('de'), names: short }, read('de', { a: 'Eine Task' }), source),
    ).toEqual([]);
  });

  it('the place of each finding', () => {
    const broken = read('de', { ...german, nested: { text: 'bis 5' } });
    const [finding, ...others] = checkMessages(contextOf('de'), broken, read('en', english));
    expect(others).toEqual([]);
    expect(finding && formatFinding(finding)).toMatch(
      /^locales\/de\/home\.json:5:13 nested\.text: holds the digit 5\./,
    );
  });
});

describe('The check of English finds', () => {
  const findings = (messages: object) => {
    const content = read('en', messages);
    return checkMessages(contextOf('en'), content, content).map(
      ({ key, message }) => `${key}: ${message}`,
    );
  };

  it.each([
    [
      'a plural without its singular',
      { days_other: 'days' },
      'days: has the plural forms other, but "en" needs one, other',
    ],
    [
      'a plural form of other languages',
      { ...english, days_few: '{{amount}} days' },
      'days: has the plural forms one, other, few',
    ],
    ['a key named like a plural form', { step_two: 'Two' }, 'step: has the plural forms two'],
    ['a digit', { title: 'Top 5' }, 'title: holds the digit 5'],
    ['a name', { title: 'Polylogue' }, 'title: spells out'],
    ['a tag that is not closed', { title: '<a>x' }, 'title: does not close <a>'],
  ])('%s', (_what, messages, start) => {
    expect(findings(messages)).toEqual([expect.stringContaining(start)]);
  });
});

describe('The check of declared forms', () => {
  const source = {
    period: 'at least {{withdrawalPeriod}}',
    units: { days: { plain_one: '{{amount}} day', plain_other: '{{amount}} days' } },
  };
  const days = { plain_one: '{{amount}} Tag', plain_other: '{{amount}} Tage' };
  /** The findings of German with other forms, or another text that uses them. */
  const findings = (changes: object) => {
    const period = 'mindestens {{withdrawalPeriod}}';
    const content = read('de', { period, units: { days }, ...changes }, 'common');
    const context = contextOf('de', formNamesOf(content));
    return checkMessages(context, content, read('en', source, 'common')).map(
      ({ key, message }) => `${key}: ${message}`,
    );
  };
  const withDays = (forms: object) => ({ units: { days: { ...days, ...forms } } });

  it('lets a language declare forms that English does not have, and use them', () => {
    const dative = { dative_one: '{{amount}} Tag', dative_other: '{{amount}} Tagen' };
    expect(findings({ ...withDays(dative), period: 'in {{withdrawalPeriod.dative}}' })).toEqual([]);
  });

  it('lets a form write a number as the language declares', () => {
    const forms = withDays({ plain_other: '{{amount.words}} Tage' });
    expect(findings({ ...forms, numbers: { words: { 2: 'zwei' } } })).toEqual([]);
  });

  it.each<[what: string, message: string, changes: object]>([
    [
      'a form that is not declared',
      'period: names the form "dative" of {{withdrawalPeriod}}, which is not declared. Use one of plain',
      { period: 'in {{withdrawalPeriod.dative}}' },
    ],
    [
      'a form of a fact that has none',
      'period: names the form "dative" of {{product}}, which has no forms',
      { period: '{{withdrawalPeriod}} {{product.dative}}' },
    ],
    [
      'a form without all plural forms',
      'units.days.dative: has the plural forms other, but "de" needs one, other',
      withDays({ dative_other: '{{amount}} Tagen' }),
    ],
    [
      'a form without its number',
      'units.days.plain_other: does not say the number',
      withDays({ plain_other: 'Tage' }),
    ],
    [
      'another fact in a form',
      'units.days.plain_other: has {{day}}, but a form of units can hold only {{amount}}',
      withDays({ plain_other: '{{amount}} {{day}}' }),
    ],
    [
      'a number that is none',
      'numbers.words.two: is not for a number',
      { numbers: { words: { two: 'zwei' } } },
    ],
    [
      'months that are not twelve',
      'months.from: has 1 of 12 months',
      { months: { from: { 1: 'Jänner' } } },
    ],
    [
      'a date that says something else',
      'dates.from: has {{amount}}, but a form of dates can hold only {{date}}',
      { dates: { from: 'ab {{amount}}' } },
    ],
  ])('finds %s', (_what, message, changes) => {
    expect(findings(changes)).toContainEqual(expect.stringContaining(message));
  });
});
