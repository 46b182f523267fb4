import { formatIssue } from '../../src/i18n/check/issue';
import { formNamesOf } from '../../src/validate/check-forms';
import { checkMessages } from '../../src/validate/check-messages';
import { type MessageFile, parseMessages } from '../../src/validate/message-file';

const names = [
  { name: 'Polylogue', placeholder: 'product' },
  { name: 'Polylogue Ltd', placeholder: 'company' },
];

const read = (tag: string, messages: object, namespace: string) => {
  const file = `locales/${tag}/${namespace}.json`;
  const { content, issues } = parseMessages(file, namespace, JSON.stringify(messages, null, 2));
  expect(issues).toEqual([]);
  return content as MessageFile;
};

const english = {
  title: 'Ask {{product}}',
  link: 'See <plans>our plans</plans> and <terms>our <b>terms</b></terms>.',
  text: 'A text',
  days_one: '{{amount}} day',
  days_other: '{{amount}} days',
};

const german = {
  title: 'Fragen Sie {{product}}',
  link: 'Siehe <terms>unsere <b>Bedingungen</b></terms> und <plans>Tarife</plans>.',
  text: 'Größe „Ä“ – ein Text',
  days_one: '{{amount}} Tag',
  days_other: '{{amount}} Tage',
};

/** The issues of some messages compared with the English ones, as `key: message`. */
function issuesOf(tag: string, messages: object, source: object = english, namespace = 'home') {
  const content = read(tag, messages, namespace);
  const context = { tag, names, forms: formNamesOf(content) };
  return checkMessages(context, content, read('en', source, namespace)).map(
    ({ key, message }) => `${key}: ${message}`,
  );
}

describe('A valid translation', () => {
  const polishDays = { days_few: '{{amount}} dni', days_many: '{{amount}} dni' };

  it.each<[what: string, tag: string, messages: object]>([
    ['English itself', 'en', english],
    ['with tags in another order', 'de', german],
    ['with its own plural forms', 'pl', { ...german, ...polishDays }],
    ['with one number in words', 'de', { ...german, days_one: 'ein Tag' }],
    ['that uses a fact twice', 'de', { ...german, title: '{{product}} und {{product}}' }],
    ['in alphabets that do not mix', 'de', { ...german, text: 'Das λ-Kalkül, die БАМ und µ' }],
  ])('has no issues: %s', (_what, tag, messages) => {
    expect(issuesOf(tag, messages)).toEqual([]);
  });

  // None of these lacks a space between sentences; the last contains a name inside a word.
  it.each(['z.B. Namen', 'e.V.', 'Node.js', 'ASP.NET', 'Dr.', 'Ende … Anfang', 'Prepolylogue'])(
    'may contain "%s"',
    (text) => {
      expect(issuesOf('de', { ...german, text })).toEqual([]);
    },
  );
});

describe('The check of a translation finds', () => {
  const noForms = { days: 'Tage', days_one: undefined, days_other: undefined };
  it.each<[what: string, issue: string, messages: object]>([
    ['a missing key', 'title: is missing, but English has it', { title: undefined }],
    ['a key that English does not have', 'more: is not in English', { more: 'Mehr' }],
    [
      'a plural form of a text without plural',
      'title_few: is not in English',
      { title_few: 'Mehr' },
    ],
    [
      'a plural form that the language does not have',
      'days: has the plural forms one, other, few, but "de" needs one, other. Name the keys days_one,',
      { days_few: '{{amount}} Tage' },
    ],
    ['a missing plural form', 'has the plural forms other', { days_one: undefined }],
    ['a plural without forms', 'days: has the plural forms –', noForms],
    [
      'another fact',
      'title: has {{produkt}}, but English has {{product}}. Use the same placeholders.',
      { title: 'Fragen Sie {{produkt}}' },
    ],
    ['missing tags', 'has the tags plans, but English has b,', { link: '<plans>T</plans>' }],
    ['a plural form without its number', 'other: has no placeholders, but', { days_other: 'Tage' }],
  ])('%s', (_what, issue, changes) => {
    expect(issuesOf('de', { ...german, ...changes })).toContainEqual(
      expect.stringContaining(issue),
    );
  });

  it.each([
    ['a placeholder with an ending', '{{product}}s fragen', 'joins letters to a placeholder in'],
    ['a placeholder in single braces', 'Fragen Sie {product}', 'has a brace outside'],
    ['a placeholder that inserts a message', '$t(text)', 'contains "$t("'],
    ['tags that are not closed', '<plans>Tarife', 'does not close <plans>'],
    ['tags that cross', '<plans><b>x</plans></b>', 'closes </plans> where it is not open'],
    ['a tag with an attribute', '<plans href="x">Tarife</plans>', 'without attributes'],
    ['a tag of a void element', '<link>x</link>', 'cannot contain text'],
    ['a tag without a name', '<>x</>', 'is not a valid tag'],
    ['a single bracket', 'x < y', 'contains < or > outside a tag'],
    ['an empty tag', 'am <a> </a>', 'has no text in <a>'],
    ['a character reference', 'A &amp; B', 'contains &amp;, which readers would see'],
    ['a single quotation mark', 'die „Moderation', 'contains a quotation mark without a partner'],
    ['a text of spaces', ' \u00A0', 'is empty'],
    ['a space at the end', 'Ende\u00A0', 'begins or ends with a space'],
    ['two spaces in a row', 'Anfang \u00A0Ende', 'has two spaces in a row'],
    ['a sentence without a space', 'Das Ende.„Der Anfang“', 'has no space after "Ende.", where'],
    ['a formula', '+HYPERLINK(x)', 'is a spreadsheet formula or the error of one'],
    ['a spreadsheet error', '#NAME?', 'is a spreadsheet formula or the error'],
    ['a digit', 'bis zu 5 Tage', 'contains the digit 5'],
    ['a digit of another script', '٥ Tage', 'contains the digit ٥'],
    ['a combining accent', 'gro\u0308ßer', 'not in Unicode form NFC'],
    ['a zero-width space', 'a\u200Bb', 'U+200B'],
    ['a line break', 'a\nb', 'contains a line break'],
    ['an inflected name', 'Polylogues Antworten', 'spells out "Polylogue". Write {{product}}'],
    ['the longest name', 'von Polylogue Ltd', 'spells out "Polylogue Ltd". Write {{company}}'],
    ['a Cyrillic letter in a Latin word', 'Ein Tеxt', 'mixes Latin and Cyrillic letters in "Tеxt"'],
  ])('%s', (_what, text, message) => {
    expect(issuesOf('de', { ...german, text }).join()).toContain(message);
  });

  it('a cedilla in Romanian', () => {
    expect(issuesOf('ro', { text: 'Începeţi' }, { text: 'x' })).toEqual([
      expect.stringContaining('Romanian writes ș and ț'),
    ]);
  });

  it('a missing number in a plural form for several numbers', () => {
    const latvian = { ...german, days_zero: '{{amount}} dienu', days_one: 'viena diena' };
    expect(issuesOf('lv', latvian)).toEqual([
      expect.stringContaining('days_one: has no placeholders'),
    ]);
  });

  it('the line and column of each issue', () => {
    const context = { tag: 'de', names, forms: undefined };
    const broken = read('de', { ...german, text: 'bis 5' }, 'home');
    expect(checkMessages(context, broken, read('en', english, 'home')).map(formatIssue)).toEqual([
      expect.stringMatching(/^locales\/de\/home\.json:4:11 text: contains the digit 5\./),
    ]);
  });
});

describe('The check of English finds', () => {
  it.each([
    ['a plural without its singular', { days_other: 'days' }, 'days: has the plural forms other'],
    ['a key named like a plural form', { step_two: 'Two' }, 'step: has the plural forms two'],
    ['a name', { title: 'Polylogue' }, 'title: spells out'],
  ])('%s', (_what, messages, start) => {
    expect(issuesOf('en', messages, messages)).toEqual([expect.stringContaining(start)]);
  });
});

describe('The check of declared forms', () => {
  const source = {
    period: 'at least {{withdrawalPeriod}}',
    units: { days: { plain_one: '{{amount}} day', plain_other: '{{amount}} days' } },
  };
  const days = { plain_one: '{{amount}} Tag', plain_other: '{{amount}} Tage' };
  const withDays = (forms: object) => ({ units: { days: { ...days, ...forms } } });
  const german = { period: 'x {{withdrawalPeriod}}', ...withDays({}) };
  const issues = (changes: object) => issuesOf('de', { ...german, ...changes }, source, 'common');

  it('lets a language declare forms that English does not have, and use them', () => {
    const dative = { dative_one: '{{amount}} Tag', dative_other: '{{amount.words}} Tagen' };
    const numbers = { words: { 2: 'zwei' } };
    const period = 'in {{withdrawalPeriod.dative}}';
    expect(issues({ ...withDays(dative), numbers, period })).toEqual([]);
  });

  it.each<[message: string, changes: object]>([
    [
      'period: uses the form "dative" of {{withdrawalPeriod}}, which is not declared. Use one of plain',
      { period: 'in {{withdrawalPeriod.dative}}' },
    ],
    [
      'period: uses the form "dative" of {{product}}, which has no forms',
      { period: '{{withdrawalPeriod}} {{product.dative}}' },
    ],
    ['days.dative: has the plural forms other', withDays({ dative_other: 'x' })],
    ['does not include the number', withDays({ plain_other: 'Tage' })],
    [
      'units.days.plain_other: has {{day}}, but a form of units can only contain {{amount}}',
      withDays({ plain_other: '{{amount}} {{day}}' }),
    ],
    ['two: is not a number', { numbers: { words: { two: 'zwei' } } }],
    ['months.from: has 1 of 12 months', { months: { from: { 1: 'Jänner' } } }],
  ])('finds: %s', (message, changes) => {
    expect(issues(changes)).toContainEqual(expect.stringContaining(message));
  });
});
