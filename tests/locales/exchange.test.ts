import { type FormatName, formatNames } from '../../tools/locales/exchange/exchange-file';
import { exchangeFormats, readExchange } from '../../tools/locales/exchange/read-exchange';
import { exportLanguage } from '../../tools/locales/export-language';
import { createHalfTranslated } from '../../tools/locales/half-translated';
import { planImport } from '../../tools/locales/import-plan';
import { type LocalesProject, readProject } from '../../tools/locales/locales-project';
import { type Text, textStates } from '../../tools/locales/texts';
import { type LocalesCopy, localesCopy, sharedLocales } from '../support/locales-copy';

/** The file of a format. */
const fileOf = (format: FormatName) => `pl${exchangeFormats[format].endings[0]}`;
const home = 'locales/pl/home.json';
const nothingNew =
  /^nothing new$|^pl: 0 taken in \(0 reviewed\), \d+ bring nothing new, 0 refused\.$/;

let project: LocalesProject;
beforeAll(async () => {
  project = await readProject(await sharedLocales(), ['pl']);
});

/** The words of a Polish page on their way to a translator. */
const exported = (format: FormatName, page = 'home') =>
  exchangeFormats[format].write('pl', exportLanguage(project, 'pl', textStates, page));

type Change = (text: string) => string | Uint8Array;

/** Replaces some words in a file. */
const replacing = (before: string | RegExp, after: string) => (text: string) =>
  text.replace(before, after);

/** How a program says that a person has read everything. */
const asReviewed = (text: string): string =>
  text
    .replaceAll('state="needs-review-translation"', 'state="final"')
    .replaceAll(/^(home:[\w.]+),draft,/gm, '$1,reviewed,')
    .replaceAll(/^#, fuzzy\n/gm, '');

/** What an import makes of a file: the reasons why it refuses rows, and what it takes. */
function received(name: string, content: string | Uint8Array): string {
  try {
    const file = readExchange(name, Buffer.from(content as string));
    const { accepted, refused, unchanged } = planImport(project, file);
    const taken = accepted.map(({ state, translation }) => `${state}: ${translation}`);
    return [...refused, ...taken, unchanged > 0 && 'nothing new'].filter(Boolean).join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

/** What an import says of exported words after a program has changed the file. */
function sentBack(format: FormatName, change: Change): string {
  const text = exported(format);
  const changed = change(text);
  expect(changed).not.toEqual(text);
  return received(fileOf(format), changed);
}

/** Writes exported words into a copy after a program has changed them. */
async function writeBack(copy: LocalesCopy, change: Change): Promise<void> {
  await copy.write('pl.csv', change(exported('csv')));
}

const lineOf = async (copy: LocalesCopy, id: string, tag = 'pl') =>
  (await copy.read(`locales/review/${tag}.json`)).match(new RegExp(`"${id}": "(.*)"`))?.[1];

describe.each(formatNames)('A language as %s', (format) => {
  const copy = localesCopy();

  it('has English, notes, limits and examples, and comes back without a change', async () => {
    // One text in each state.
    const record = 'locales/review/pl.json';
    await copy.replace(record, '"home:hero.lead": "draft', '"home:hero.lead": "reviewed');
    await copy.replace('locales/en/home.json', 'View Pricing', 'See Pricing');
    await copy.replace(home, 'Zacznij gratis', 'Start Free');
    await copy.run('export', 'pl', '--format', format);
    const file = `reports/locales/${fileOf(format)}`;
    const first = await copy.read(file);
    for (const words of [
      'Skip to the main content',
      'visible only while it has the focus',
      'At most 40 characters.',
      'Form “few” of a plural: for 2, 3, 4, 22.',
      'For example:',
      ', clause 9.1: ',
    ]) {
      expect(first).toContain(words);
    }
    const before = await copy.everything();
    expect(await copy.run('import', file)).toEqual({
      output: expect.stringMatching(nothingNew),
      failed: false,
    });
    expect(await copy.everything()).toEqual(before);
    await copy.run('export', 'pl', '--format', format);
    expect(await copy.read(file)).toBe(first);
  });

  it('brings new words back as drafts, and others as reviewed where the file says so', async () => {
    const file = fileOf(format);
    const back = asReviewed(exported(format)).replace('Zacznij gratis', 'Zacznij bezpłatnie');
    await copy.write(file, back);
    expect((await copy.run('import', file)).output).toMatch(
      /^pl: (\d+) taken in \(\d+ reviewed\), 0 bring nothing new, 0 refused\.$/,
    );
    expect(await copy.read(home)).toContain('"start": "Zacznij bezpłatnie"');
    expect(await lineOf(copy, 'home:hero.start')).toMatch(/^draft /);
    expect(await lineOf(copy, 'home:hero.pricing')).toMatch(/^reviewed \w+ \w+$/);
    expect((await copy.run('check', 'pl')).failed).toBe(false);
  });
});

it.each(formatNames)('A file as %s is refused where it belongs to another project', (format) => {
  const change = (text: string) =>
    format === 'csv' ? text.replaceAll(/^home:/gm, 'other:') : text.replace(/polylogue-/g, 'x-');
  expect(sentBack(format, change)).toMatch(
    /belongs to "x-site"|the file belongs to another project/,
  );
});

describe('A row that comes back', () => {
  it.each<[what: string, format: FormatName, words: string, reason: string]>([
    ['is too long', 'csv', 'za darmo '.repeat(5).trim(), 'has 44 characters, and there is room'],
    ['is English', 'csv', 'Start Free', 'is the same as in English'],
    ['has a placeholder more', 'po', '{{darmo}} za darmo', 'has {{darmo}}'],
    ['does not close a tag', 'xliff', '&lt;b>za darmo', 'does not close <b>'],
  ])('is refused when it %s', (_what, format, words, reason) => {
    expect(sentBack(format, replacing('Zacznij gratis', words))).toContain(
      `home:hero.start: ${reason}`,
    );
  });

  it('is refused where English has changed since the export', () => {
    const today = structuredClone(project);
    const text = today.translations[0]?.texts.find(({ id }) => id === 'home:hero.start');
    Object.assign(text ?? {}, { english: 'Begin Free' });
    const file = readExchange('pl.po', Buffer.from(exported('po')));
    expect(planImport(today, file).refused).toEqual([
      expect.stringMatching(/hero\.start: was made from an English .* It is now: Begin Free$/),
    ]);
  });

  it('may have other white space in its English, but not none of it', () => {
    const row = (english: string) =>
      `id,english,pl\r\nhome:hero.start,${english},Zacznij teraz\r\n`;
    expect(received('a.csv', row('" Start\n \u00A0Free "'))).toBe('draft: Zacznij teraz');
    expect(received('a.csv', row(''))).toMatch(
      /^row 2 home:hero\.start: comes without its English text/,
    );
  });
});

describe('An import', () => {
  const copy = localesCopy();
  const mixed = (text: string) =>
    text.replace('Zacznij gratis', 'Zacznij za 0').replace('Zobacz cennik', 'Sprawdź cennik');

  it('writes nothing when a row is refused, and takes in the others only when asked to', async () => {
    await writeBack(copy, mixed);
    const before = await copy.everything();
    const { output, failed } = await copy.run('import', 'pl.csv');
    expect(failed).toBe(true);
    expect(output).toContain('1 refused, and nothing is written. Fix the rows and import again');
    expect(await copy.everything()).toEqual(before);
    expect((await copy.run('import', 'pl.csv', '--partial')).failed).toBe(true);
    expect(await copy.read(home)).toContain('"start": "Zacznij gratis"');
    expect(await copy.read(home)).toContain('"pricing": "Sprawdź cennik"');
  });

  it('names a file that is not there', async () => {
    expect((await copy.run('import', 'a.csv')).output).toContain('a.csv cannot be read');
  });
});

describe('Who has read the words of a file', () => {
  const copy = localesCopy();
  const change = (text: string) => asReviewed(text).replace('Zacznij gratis', 'Zacznij bezpłatnie');

  it('is unknown, too, when the same file comes a second time', async () => {
    await writeBack(copy, change);
    await copy.run('import', 'pl.csv');
    const before = await copy.everything();
    expect((await copy.run('import', 'pl.csv')).output).toMatch(nothingNew);
    expect(await copy.everything()).toEqual(before);
  });

  it('stands in the record where the one who imports says so, as long as the words do', async () => {
    await writeBack(copy, change);
    await copy.run('import', 'pl.csv', '--reviewed-by', ' Anna  Nowak ');
    expect(await lineOf(copy, 'home:hero.start')).toMatch(/^reviewed \w+ \w+ by Anna Nowak$/);
    await copy.replace('locales/en/home.json', '"Start Free"', '"Start free"');
    await copy.run('same-meaning', 'home:hero.start');
    expect(await lineOf(copy, 'home:hero.start')).toMatch(/^reviewed \w+ \w+ by Anna Nowak$/);
    await copy.replace(home, 'Zacznij bezpłatnie', 'Zacznij teraz');
    await copy.run('record', 'pl');
    expect(await lineOf(copy, 'home:hero.start')).toMatch(/^draft \w+ \w+$/);
  });

  it('has a name', async () => {
    await writeBack(copy, change);
    expect(await copy.run('import', 'pl.csv', '--reviewed-by', ' ')).toEqual({
      output: expect.stringContaining('Give the name of who has read the words.'),
      failed: true,
    });
  });

  it('has not read better words that the site has by now, which stay', async () => {
    await writeBack(copy, asReviewed);
    await copy.replace(home, 'Zobacz cennik', 'Sprawdź cennik');
    await copy.run('import', 'pl.csv');
    expect(await copy.read(home)).toContain('"pricing": "Sprawdź cennik"');
  });

  it('is nobody in a new language that was typed in Poedit, whose texts have no mark', async () => {
    await copy.run('add', 'nl');
    await copy.write(
      'nl.po',
      `#
#, fuzzy
msgid ""
msgstr ""
"Project-Id-Version: polylogue-site\\n"
"Language: nl_NL\\n"

#. state: missing
msgctxt "home:hero.start"
msgid "Start Free"
msgstr "Gratis beginnen"

#, fuzzy
#~| msgid "Start now"
#~ msgctxt "home:older"
#~ msgid "Start at once"
#~ msgstr "Begin meteen"
`,
    );
    expect((await copy.run('import', 'nl.po')).output).toBe(
      'nl: 1 taken in (0 reviewed), 0 bring nothing new, 0 refused.',
    );
    expect(await lineOf(copy, 'home:hero.start', 'nl')).toMatch(/^draft /);
  });
});

describe('What a spreadsheet does to a CSV', () => {
  const rows = (text: string) => text.trimEnd().split('\r\n');
  const cut = (text: string) => rows(text).slice(0, 9).join('\r\n');
  it.each<[what: string, change: Change]>([
    ['takes the mark away', replacing('\uFEFF', '')],
    ['writes line ends of Unix', (text) => text.replaceAll('\r\n', '\n')],
    ['quotes the head', replacing('\uFEFFid,state,', '\uFEFF"id","state",')],
    ['writes in UTF-16', (text) => Buffer.from(text, 'utf16le')],
    ['sorts the rows', (text) => [rows(text)[0], ...rows(text).slice(1).toReversed()].join('\r\n')],
    ['drops rows', cut],
    ['adds empty rows', (text) => `${text}\r\n,,,,,\r\n`],
    ['adds a column', replacing(/^(\uFEFF.*)\r/, '$1,remarks\r')],
  ])('is harmless when it %s', (_what, change) => {
    expect(sentBack('csv', change)).toMatch(nothingNew);
  });

  it.each([';', '\t'])('is harmless when it separates the cells with %j', (separator) => {
    const text = 'id,state,english,pl\r\nhome:hero.start,reviewed,"Start Free","Zacznij teraz"';
    const separated = `sep=,\r\n${text}`.replaceAll(',', separator);
    expect(received('back.csv', separated)).toBe('draft: Zacznij teraz');
  });

  const start = 'home:hero.start,draft,Start Free,';
  const dashed = start.replace(' ', '-');
  it.each<[what: string, change: Change, reason: string | RegExp]>([
    ['writes an old alphabet', (text) => Buffer.from(text, 'latin1'), 'neither in UTF-8 nor in'],
    ['drops the head', (text) => rows(text).slice(1).join('\r\n'), 'has no column "id"'],
    ['renames the language', replacing(',pl,', ',polski,'), 'one column named after the language'],
    ['changes English', replacing(start, dashed), /English text than.*set its columns to "Text"/],
    ['changes a state', replacing(start, start.replace('draft', '1-Feb')), 'the state "1-feb"'],
    ['repeats a row', (text) => text + rows(text)[3], 'twice in the file, here and in row 4'],
    [
      'cuts a row',
      (text) => cut(text).replace(/(,[^,]*){2}$/, ''),
      /: has \d of 6 cells: the file/,
    ],
    ['breaks a quote', replacing(',"', ',x"'), 'It is not valid CSV'],
    ['invents a text', replacing('home:hero.start,', 'home:a,'), 'home:a: is no text of this site'],
  ])('is refused when it %s', (_what, change, reason) => {
    expect(sentBack('csv', change)).toMatch(reason);
  });

  it('is not to run a translation, which gets a sign that the import takes away', () => {
    const text = { id: 'home:hero.start', english: '', version: '', translation: '=Zacznij' };
    const rest = { state: 'draft', note: '', most: undefined } as const;
    const file = exchangeFormats.csv.write('pl', [{ ...text, ...rest }]);
    expect(file).toContain(",'=Zacznij,");
    expect(readExchange('pl.csv', Buffer.from(file)).rows).toEqual([
      expect.objectContaining({ translation: '=Zacznij' }),
    ]);
  });
});

describe('A file that is none of ours', () => {
  const xliff = (file: string) => `<xliff version="1.2">${file}</xliff>`;
  const start = '<trans-unit id="home:hero.start"/>';

  it.each<[name: string, content: string | Uint8Array, message: string]>([
    ['a.docx', 'PK', 'is of no format that is known here'],
    ['a.po', '\uFEFF\r\n', 'It is empty'],
    ['a.xlf', '<a>'.repeat(200_000), 'It has more than 100000 lines or tags'],
    ['a.csv', 'id,state,english,pl\r\n', 'It holds no texts'],
    ['a.po', 'garbage '.repeat(1000), 'It is no PO file'],
    ['a.xlf', '<xliff version="1.2"><file></xliff>', 'It is no well-formed XML'],
    ['a.xlf', '<html/>', 'It is XML, but no XLIFF: its root is <html>'],
    ['a.xlf', '<xliff version="2.0"/>', 'It is XLIFF 2'],
    ['a.xlf', xliff(`<file target-language="xx">${start}</file>`), '"xx" is no language'],
    ['a.xlf', xliff(`<file>${start}</file>`), 'does not say which language'],
  ])('%s is refused: %#', (name, content, message) => {
    expect(received(name, content)).toContain(message);
  });
});

describe('XLIFF', () => {
  const code = /<g id="differs"[^>]*>(.*?)<\/g>/;
  const unit = /<trans-unit id="home:hero\.start"[^>]*>/;

  it.each<[what: string, before: RegExp, after: string]>([
    ['codes as text', code, '&lt;differs>$1&lt;/differs>'],
    ['sentence marks', /Zacznij gratis/, '<mrk mtype="seg">$&</mrk>'],
    ['a suggestion', unit, '$&<alt-trans><target>Zacznij bezpłatnie</target></alt-trans>'],
    ['pl-PL for Polish', /language="pl"/g, 'language="pl-PL"'],
    ['en-GB for English', /language="en"/g, 'language="en-GB"'],
  ])('is read with %s', (_what, before, after) => {
    expect(sentBack('xliff', replacing(before, after))).toMatch(nothingNew);
  });

  it('protects placeholders and tags as inline elements', () => {
    const text = exported('xliff', 'terms-of-service');
    expect(text).toContain('<x id="product" equiv-text="{{product}}"/>');
    expect(text).toMatch(/<g id="supportEmail" ctype="x-supportEmail"><x id="supportEmail"/);
  });

  const second = '</target><target>Zacznij</target>';
  it.each<[what: string, before: string, after: string, reason: string]>([
    ['holds codes of a program', 'gratis', '<bpt id="1">b</bpt>', 'holds the element <bpt>'],
    ['has two translations', 'gratis</target>', `gratis${second}`, 'start: has two <target>'],
    ['is not from English', 'e-language="en"', 'e-language="de"', 'Its source language is "de"'],
    ['is of two languages', '</body>', '</body></file><file target-language="de">', ': pl and de'],
  ])('is refused where it %s', (_what, before, after, reason) => {
    expect(sentBack('xliff', replacing(before, after))).toContain(reason);
  });

  it.each<[what: string, before: string | RegExp, after: string]>([
    ['the state “final”', /state="[\w-]+"(?=>Zacznij gratis)/, 'state="final"'],
    ['an approval', '<trans-unit id="home:hero.start"', '$& approved="yes"'],
  ])('says with %s that a text is reviewed', (_what, before, after) => {
    expect(sentBack('xliff', replacing(before, after))).toContain('reviewed: Zacznij gratis');
  });
});

describe('PO', () => {
  it('is refused with the number of the line that lacks a quote', () => {
    const words = 'msgstr "Zacznij gratis"';
    const [before = ''] = exported('po').split(words);
    expect(sentBack('po', replacing(words, words.slice(0, -1)))).toContain(
      `Line ${before.split('\n').length} is no line of a PO file`,
    );
  });

  it('has no plural entries', () => {
    const change = replacing('msgid "Start Free"', '$&\nmsgid_plural "Starts"');
    expect(sentBack('po', change)).toContain('home:hero.start: has a msgid_plural');
  });
});

describe('Half a translation', () => {
  const segment = (words: string, index: number) =>
    `<mrk mtype="seg" mid="${index + 1}">${words}</mrk>`;
  const english = ['An example.', 'The words show it.', 'Read them.'].map(segment).join(' ');
  const words = ['Przykład jest wymyślony.', 'Słowa pokazują, gdzie się różnią.', 'Czytaj je.'];
  const [first = '', second = '', third = ''] = words.map(segment);
  /** What an import says when a program sends other words of one text. */
  const sent = (target: string) =>
    sentBack('xliff', (text) =>
      text.replace(
        /(id="home:example\.caption"[\s\S]*?<\/source>)[\s\S]*?<\/target>/,
        `$1<seg-source>${english}</seg-source><target>${target}</target>`,
      ),
    );

  it.each([
    ['an empty segment between two that are filled', first + segment('', 1) + third],
    ['fewer segments than English has', first + third],
  ])('is refused when a program sends %s', (_what, target) => {
    expect(sent(target)).toMatch(
      /^unit \d+ home:example\.caption: has no words in segment 2, but in others/,
    );
  });

  it.each(['x-sdl-deleted', 'x-sdl-added'])('may be in tracked changes, %s', (type) => {
    expect(sent(`Zacznij <mrk mtype="${type}">od razu</mrk> teraz`)).toContain(
      'home:example.caption: holds tracked changes. Accept or reject them',
    );
  });

  it('is none where a program leaves out the space between two segments: it is put back', () => {
    expect(sent(first + second + third)).toContain(`draft: ${words.join(' ')}`);
  });

  it('is none where no segment is filled yet: the row brings nothing new', () => {
    expect(sent(['', '', ''].map(segment).join(' '))).toMatch(nothingNew);
  });
});

it('The room that a language takes is learnt from its own texts, and not asked of labels', () => {
  const english = 'The marked words show where the answers differ.';
  const long = { english, translation: 'x'.repeat(2 * english.length) } as Text;
  const half = 'x'.repeat(english.length * 0.7);
  expect(createHalfTranslated([])(english, half)).toBeUndefined();
  expect(createHalfTranslated(Array(200).fill(long))(english, half)).toMatch(
    /^has 32 characters .* takes about 89\./,
  );
  expect(createHalfTranslated([])('Terms of Service', 'x')).toBeUndefined();
});

describe('An export', () => {
  const copy = localesCopy();

  it('of one file holds the texts of that file', async () => {
    const { output } = await copy.run('export', 'pl', 'enterprise', '--format', 'csv');
    expect(output).toMatch(/^Written: reports\/locales\/pl-enterprise\.csv, \d+ texts\.$/);
    const text = await copy.read('reports/locales/pl-enterprise.csv');
    expect(new Set(text.match(/^[a-z0-9-]+:(?=[\w.-]+,draft)/gm))).toEqual(
      new Set(['enterprise:']),
    );
  });

  it('holds what is missing when asked to', async () => {
    await copy.run('add', 'nl');
    await copy.replace('locales/nl/home.json', '"Start Free"', '"Gratis beginnen"');
    await copy.run('export', 'nl', '--only', 'missing', '--format', 'csv');
    const text = await copy.read('reports/locales/nl.csv');
    expect(text).toContain('home:hero.pricing,missing,View Pricing,,');
    expect(text).not.toContain('home:hero.start,');
  });

  it('is refused of a file that there is not', async () => {
    expect(await copy.run('export', 'pl', 'prices')).toEqual({
      output: expect.stringContaining('There is no file "prices". Use one of common,'),
      failed: true,
    });
  });
});

describe('A new language', () => {
  const copy = localesCopy();

  it('is complete after an export, a translation and an import', async () => {
    await copy.run('add', 'nl');
    await copy.run('export', 'nl', '--format', 'csv');
    const file = 'reports/locales/nl.csv';
    // English with one vowel for all stands for a translation.
    const translated = (await copy.read(file)).replace(
      /^([^,\r\n]+),missing,("(?:[^"]|"")*"|[^,]*),,/gm,
      (_, id, english: string) => {
        const words = english.replace(
          /(\{\{.*?\}\}|<.*?>)|[aeiou]/g,
          (_letter, code) => code ?? 'ø',
        );
        return `${id},reviewed,${english},${words},`;
      },
    );
    await copy.write(file, translated);
    expect((await copy.run('import', file, '--partial')).output).toMatch(/^nl: \d+ taken in/m);
    const [after] = (await readProject(copy.root, ['nl'])).translations;
    const count = (state: string) => after?.texts.filter((text) => text.state === state).length;
    expect(count('stale')).toBe(0);
    expect(count('missing')).toBeLessThan(20);
    const keysOf = async (tag: string) =>
      Object.keys(JSON.parse(await copy.read(`locales/${tag}/terms-of-service.json`)));
    expect(await keysOf('nl')).toEqual(await keysOf('en'));
  });
});
