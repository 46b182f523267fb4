import { type FormatName, formatNames } from '../../tools/locales/exchange/exchange-file';
import { exchangeFormats, readExchange } from '../../tools/locales/exchange/read-exchange';
import { exportLanguage } from '../../tools/locales/export-language';
import { createHalfTranslated } from '../../tools/locales/half-translated';
import { planImport } from '../../tools/locales/import-plan';
import { type LocalesProject, readProject } from '../../tools/locales/locales-project';
import { type Text, textStates } from '../../tools/locales/texts';
import { type LocalesCopy, localesCopy, sharedLocales } from '../support/locales-copy';

const fileOf = (format: FormatName) => `pl${exchangeFormats[format].endings[0]}`;
const home = 'locales/pl/home.json';
const nothingChanged = /^unchanged$|^pl: 0 imported \(0 reviewed\), \d+ unchanged, 0 refused\.$/;

let project: LocalesProject;
beforeAll(async () => {
  project = await readProject(await sharedLocales(), ['pl']);
});

/** A Polish page as it is exported. */
const exported = (format: FormatName, page = 'home') =>
  exchangeFormats[format].write('pl', exportLanguage(project, 'pl', textStates, page));

type Change = (text: string) => string | Uint8Array;

const replacing = (before: string | RegExp, after: string) => (text: string) =>
  text.replace(before, after);

/** Marks every text as reviewed, as the program of each format does. */
const markReviewed = (text: string): string =>
  text
    .replaceAll('state="needs-review-translation"', 'state="final"')
    .replaceAll(/^(home:[\w.]+),draft,/gm, '$1,reviewed,')
    .replaceAll(/^#, fuzzy\n/gm, '');

/** What an import makes of a file: why it refuses rows, and which texts it changes. */
function importOf(name: string, content: string | Uint8Array): string {
  try {
    const file = readExchange(name, Buffer.from(content as string));
    const { accepted, refused, unchanged } = planImport(project, file);
    const changes = accepted.map(({ state, translation }) => `${state}: ${translation}`);
    return [...refused, ...changes, unchanged > 0 && 'unchanged'].filter(Boolean).join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

/** What an import makes of an export that a program has changed. */
function importChanged(format: FormatName, change: Change): string {
  const text = exported(format);
  const changed = change(text);
  expect(changed).not.toEqual(text);
  return importOf(fileOf(format), changed);
}

const recordOf = async (copy: LocalesCopy, id: string, tag = 'pl') =>
  (await copy.read(`locales/review/${tag}.json`)).match(new RegExp(`"${id}": "(.*)"`))?.[1];

describe.each(formatNames)('A language as %s', (format) => {
  const copy = localesCopy();

  it('has English, notes, limits and examples, and changes nothing if it comes back as it was', async () => {
    // One text in each state.
    const record = 'locales/review/pl.json';
    await copy.replace(record, '"home:hero.lead": "draft', '"home:hero.lead": "reviewed');
    await copy.replace('locales/en/home.json', 'View Pricing', 'See Pricing');
    await copy.replace(home, 'Zacznij gratis', 'Start Free');
    await copy.run('export', 'pl', '--format', format);
    const file = `reports/locales/${fileOf(format)}`;
    const text = await copy.read(file);
    for (const words of [
      'Skip to the main content',
      'visible only while it has the focus',
      'At most 40 characters.',
      'Form “few” of a plural: for 2, 3, 4, 22.',
      'For example:',
      ', clause 9.1: ',
    ]) {
      expect(text).toContain(words);
    }
    const before = await copy.readAll();
    expect(await copy.run('import', file)).toEqual({
      output: expect.stringMatching(nothingChanged),
      failed: false,
    });
    expect(await copy.readAll()).toEqual(before);
  });

  it('brings changed texts back as drafts, and others as reviewed if the file says so', async () => {
    const file = fileOf(format);
    const before = await copy.read(home);
    const change = replacing('Zacznij gratis', 'Zacznij bezpłatnie');
    await copy.write(file, change(markReviewed(exported(format))));
    expect((await copy.run('import', file)).output).toMatch(
      /^pl: \d+ imported \(\d+ reviewed\), 0 unchanged, 0 refused\.$/,
    );
    expect(await copy.read(home)).toBe(change(before));
    expect(await recordOf(copy, 'home:hero.start')).toMatch(/^draft /);
    expect(await recordOf(copy, 'home:hero.pricing')).toMatch(/^reviewed \w+ \w+$/);
    expect((await copy.run('check', 'pl')).failed).toBe(false);
  });
});

describe('A file that a program has changed', () => {
  const rows = (text: string) => text.trimEnd().split('\r\n');
  const unit = /<trans-unit id="home:hero\.start"[^>]*>/;
  const tag = /<g id="differs"[^>]*>(.*?)<\/g>/;

  it.each<[format: FormatName, what: string, change: Change]>([
    ['csv', 'has no byte order mark', replacing('\uFEFF', '')],
    ['csv', 'has the line ends of Unix', replacing(/\r\n/g, '\n')],
    ['csv', 'has a quoted header', replacing('\uFEFFid,state,', '\uFEFF"id","state",')],
    ['csv', 'is in UTF-16', (text) => Buffer.from(text, 'utf16le')],
    ['csv', 'is sorted', replacing(/(home:hero\.start.*\r\n)(.*\r\n)/, '$2$1')],
    ['csv', 'has empty rows', (text) => `${text}\r\n,,,,,\r\n`],
    ['csv', 'has another column', replacing(/^(\uFEFF.*)\r/, '$1,remarks\r')],
    ['xliff', 'has tags as text', replacing(tag, '&lt;differs>$1&lt;/differs>')],
    ['xliff', 'has segments', replacing(/Zacznij gratis/, '<mrk mtype="seg">$&</mrk>')],
    ['xliff', 'has suggestions', replacing(unit, '$&<alt-trans><target>a</target></alt-trans>')],
    ['xliff', 'writes pl-PL for Polish', replacing(/language="pl"/g, 'language="pl-PL"')],
    ['xliff', 'writes en-GB for English', replacing(/language="en"/g, 'language="en-GB"')],
  ])('as %s changes nothing if it %s', (format, _what, change) => {
    expect(importChanged(format, change)).toMatch(nothingChanged);
  });

  const otherProject = replacing('polylogue-', 'x-');
  const otherLanguage = '</body></file><file target-language="de">';
  it.each<[format: FormatName, what: string, change: Change, reason: string | RegExp]>([
    ['csv', 'is for another project', replacing(/^home:/gm, 'x:'), 'belongs to another project'],
    ['po', 'is for another project', otherProject, 'belongs to the project "x-site"'],
    ['xliff', 'is for another project', otherProject, 'belongs to the project "x-site"'],
    ['csv', 'is English', replacing('Zacznij gratis', 'Start Free'), 'hero.start: is identical'],
    ['csv', 'is too long', replacing('Zacznij gratis', 'darmo '.repeat(7).trim()), 'has 41 char'],
    ['csv', 'is in Latin-1', (text) => Buffer.from(text, 'latin1'), 'neither in UTF-8 nor in'],
    ['csv', 'has no header', (text) => rows(text).slice(1).join('\r\n'), 'has no column "id"'],
    ['csv', 'has no language', replacing(',pl,', ',polski,'), 'one column named after the'],
    ['csv', 'has other English', replacing('Start Free', 'Start-Free'), /that differs .* "Text"/],
    ['csv', 'has an unknown state', replacing('draft,Start', '1-Feb,Start'), 'state "1-feb"'],
    ['csv', 'repeats a row', (text) => text + rows(text)[3], 'in the file, here and in row 4'],
    ['csv', 'is cut off', replacing(/,[^,]*$/, ''), ': has 5 of 6 cells: the file'],
    ['csv', 'has a broken quote', replacing(',"', ',x"'), 'It is not valid CSV'],
    ['csv', 'has an unknown text', replacing('home:hero.start,', 'a:b,'), 'a:b: is not a text'],
    ['xliff', 'contains other elements', replacing('gratis', '<bpt id="1"/>'), 'element <bpt>'],
    ['xliff', 'has two targets', replacing('gratis</target>', '$&<target/>'), 'two <target>'],
    ['xliff', 'is from German', replacing('e-language="en"', 'e-language="de"'), '"de", but'],
    ['xliff', 'is in two languages', replacing('</body>', otherLanguage), ': pl and de'],
    ['po', 'has plurals', replacing(/msgid "Start.*/, '$&\nmsgid_plural "a"'), 'a msgid_plural'],
  ])('as %s is refused if it %s', (format, _what, change, reason) => {
    expect(importChanged(format, change)).toMatch(reason);
  });
});

describe('A row that comes back', () => {
  it('is refused if English has changed since the export', () => {
    const today = structuredClone(project);
    const text = today.translations[0]?.texts.find(({ id }) => id === 'home:hero.start');
    Object.assign(text ?? {}, { english: 'Begin Free' });
    const file = readExchange('pl.po', Buffer.from(exported('po')));
    expect(planImport(today, file).refused).toEqual([
      expect.stringMatching(/hero\.start: was made from an English .* It is now: Begin Free$/),
    ]);
  });

  it('may have other white space in its English, but must have its English', () => {
    const row = (english: string) =>
      `id,english,pl\r\nhome:hero.start,${english},Zacznij teraz\r\n`;
    expect(importOf('a.csv', row('" Start\n \u00A0Free "'))).toBe('draft: Zacznij teraz');
    expect(importOf('a.csv', row(''))).toMatch(/^row 2 home:hero\.start: has no English text/);
  });
});

describe('An import', () => {
  const copy = localesCopy();

  it('writes nothing if a row is refused, unless --partial asks for the others', async () => {
    const text = exported('csv').replace('Zobacz cennik', 'Sprawdź cennik');
    await copy.write('pl.csv', text.replace('Zacznij gratis', 'Zacznij za 0'));
    const before = await copy.readAll();
    const { output, failed } = await copy.run('import', 'pl.csv');
    expect(failed).toBe(true);
    expect(output).toContain('1 refused, so nothing was written. Fix these rows');
    expect(await copy.readAll()).toEqual(before);
    expect((await copy.run('import', 'pl.csv', '--partial')).failed).toBe(true);
    expect(await copy.read(home)).toContain('"start": "Zacznij gratis"');
    expect(await copy.read(home)).toContain('"pricing": "Sprawdź cennik"');
  });

  it('says which file it cannot read', async () => {
    expect((await copy.run('import', 'a.csv')).output).toContain('a.csv cannot be read');
  });
});

describe('A file with reviewed texts', () => {
  const copy = localesCopy();
  const write = (before: string, after: string) =>
    copy.write('pl.csv', markReviewed(exported('csv')).replace(before, after));

  it('leaves its changed texts drafts if it is imported twice', async () => {
    await write('Zacznij gratis', 'Zacznij bezpłatnie');
    await copy.run('import', 'pl.csv');
    const before = await copy.readAll();
    expect((await copy.run('import', 'pl.csv')).output).toMatch(nothingChanged);
    expect(await copy.readAll()).toEqual(before);
  });

  it('records the reviewer that the import names, until the text changes', async () => {
    await write('Zacznij gratis', 'Zacznij bezpłatnie');
    await copy.run('import', 'pl.csv', '--reviewed-by', ' Anna  Nowak ');
    expect(await recordOf(copy, 'home:hero.start')).toMatch(/^reviewed \w+ \w+ by Anna Nowak$/);
    await copy.replace('locales/en/home.json', '"Start Free"', '"Start free"');
    await copy.run('same-meaning', 'home:hero.start');
    expect(await recordOf(copy, 'home:hero.start')).toMatch(/^reviewed \w+ \w+ by Anna Nowak$/);
    await copy.replace(home, 'Zacznij bezpłatnie', 'Zacznij teraz');
    await copy.run('record', 'pl');
    expect(await recordOf(copy, 'home:hero.start')).toMatch(/^draft \w+ \w+$/);
  });

  it('needs the name of a reviewer', async () => {
    expect(await copy.run('import', 'pl.csv', '--reviewed-by', ' ')).toEqual({
      output: expect.stringContaining('Give the name of the person who has read the texts.'),
      failed: true,
    });
  });

  it('does not replace a text that is newer on the site', async () => {
    await copy.write('pl.csv', markReviewed(exported('csv')));
    await copy.replace(home, 'Zobacz cennik', 'Sprawdź cennik');
    await copy.run('import', 'pl.csv');
    expect(await copy.read(home)).toContain('"pricing": "Sprawdź cennik"');
  });

  it('brings drafts if it is for a new language and from Poedit, which does not mark them', async () => {
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
      'nl: 1 imported (0 reviewed), 0 unchanged, 0 refused.',
    );
    expect(await recordOf(copy, 'home:hero.start', 'nl')).toMatch(/^draft /);
  });
});

describe('A CSV', () => {
  it.each([';', '\t'])('is read if the separator is %j', (separator) => {
    const text = 'id,state,english,pl\r\nhome:hero.start,reviewed,"Start Free","Zacznij teraz"';
    const separated = `sep=,\r\n${text}`.replaceAll(',', separator);
    expect(importOf('back.csv', separated)).toBe('draft: Zacznij teraz');
  });

  it('does not run a translation as a formula: it has an escape, which the import removes', () => {
    const text = { id: 'home:hero.start', english: '', version: '', translation: '=Zacznij' };
    const rest = { state: 'draft', note: '', maxLength: undefined } as const;
    const file = exchangeFormats.csv.write('pl', [{ ...text, ...rest }]);
    expect(file).toContain(",'=Zacznij,");
    expect(readExchange('pl.csv', Buffer.from(file)).rows).toEqual([
      expect.objectContaining({ translation: '=Zacznij' }),
    ]);
  });
});

describe('A file that was not exported', () => {
  const xliff = (file: string) => `<xliff version="1.2">${file}</xliff>`;
  const start = '<trans-unit id="home:hero.start"/>';

  it.each<[name: string, content: string | Uint8Array, message: string]>([
    ['a.docx', 'PK', 'is not in a format that can be imported'],
    ['a.po', '\uFEFF\r\n', 'It is empty'],
    ['a.xlf', '<a>'.repeat(200_000), 'It has more than 100000 lines or tags'],
    ['a.csv', 'id,state,english,pl\r\n', 'It contains no texts'],
    ['a.po', 'garbage '.repeat(1000), 'It is not a PO file'],
    ['a.xlf', '<xliff version="1.2"><file></xliff>', 'It is not well-formed XML'],
    ['a.xlf', '<html/>', 'It is XML, but not XLIFF: its root element is <html>'],
    ['a.xlf', '<xliff version="2.0"/>', 'It is XLIFF 2'],
    ['a.xlf', xliff(`<file target-language="xx">${start}</file>`), '"xx" is not a language'],
    ['a.xlf', xliff(`<file>${start}</file>`), 'does not say which language'],
  ])('%s is refused: %#', (name, content, message) => {
    expect(importOf(name, content)).toContain(message);
  });
});

describe('XLIFF', () => {
  it('protects placeholders and tags as inline elements', () => {
    const text = exported('xliff', 'terms-of-service');
    expect(text).toContain('<x id="product" equiv-text="{{product}}"/>');
    expect(text).toMatch(/<g id="supportEmail" ctype="x-supportEmail"><x id="supportEmail"/);
  });

  it('may mark a text as reviewed by approving it', () => {
    const change = replacing('<trans-unit id="home:hero.start"', '$& approved="yes"');
    expect(importChanged('xliff', change)).toContain('reviewed: Zacznij gratis');
  });
});

it('A PO file is refused with the number of a line that lacks a quotation mark', () => {
  const words = 'msgstr "Zacznij gratis"';
  const [before = ''] = exported('po').split(words);
  expect(importChanged('po', replacing(words, words.slice(0, -1)))).toContain(
    `Line ${before.split('\n').length} is not a valid line of a PO file`,
  );
});

describe('A translation in segments', () => {
  const segment = (words: string, index: number) =>
    `<mrk mtype="seg" mid="${index + 1}">${words}</mrk>`;
  const english = ['An example.', 'The words show it.', 'Read them.'].map(segment).join(' ');
  const words = ['Przykład jest wymyślony.', 'Słowa pokazują, gdzie się różnią.', 'Czytaj je.'];
  const [first = '', second = '', third = ''] = words.map(segment);
  const importTarget = (target: string) =>
    importChanged('xliff', (text) =>
      text.replace(
        /(id="home:example\.caption"[\s\S]*?<\/source>)[\s\S]*?<\/target>/,
        `$1<seg-source>${english}</seg-source><target>${target}</target>`,
      ),
    );

  it.each([
    ['is empty between two others', first + segment('', 1) + third],
    ['is missing', first + third],
  ])('is refused if one %s', (_what, target) => {
    expect(importTarget(target)).toMatch(
      /^unit \d+ home:example\.caption: has no words in segment 2, but has some in others/,
    );
  });

  it.each(['x-sdl-deleted', 'x-sdl-added'])('is refused with tracked changes, %s', (type) => {
    expect(importTarget(`Zacznij <mrk mtype="${type}">od razu</mrk> teraz`)).toContain(
      'home:example.caption: contains tracked changes. Accept or reject them',
    );
  });

  it('gets back the spaces that a program has dropped between segments', () => {
    expect(importTarget(first + second + third)).toContain(`draft: ${words.join(' ')}`);
  });

  it('changes nothing if all segments are empty', () => {
    expect(importTarget(['', '', ''].map(segment).join(' '))).toMatch(nothingChanged);
  });
});

it('The usual length of a translation is measured in its language; short labels have none', () => {
  const english = 'The marked words show where the answers differ.';
  const long = { english, translation: 'x'.repeat(2 * english.length) } as Text;
  const half = 'x'.repeat(english.length * 0.7);
  expect(createHalfTranslated([])(english, half)).toBeUndefined();
  expect(createHalfTranslated(Array(200).fill(long))(english, half)).toMatch(
    /^has 32 characters .* about 89 are usual /,
  );
  expect(createHalfTranslated([])('Terms of Service', 'x')).toBeUndefined();
});

describe('An export', () => {
  const copy = localesCopy();

  it('of one file has the texts of that file', async () => {
    const { output } = await copy.run('export', 'pl', 'enterprise', '--format', 'csv');
    expect(output).toMatch(/^Written: reports\/locales\/pl-enterprise\.csv \(\d+ texts\)$/);
    const text = await copy.read('reports/locales/pl-enterprise.csv');
    expect(new Set(text.match(/^[a-z0-9-]+:(?=[\w.-]+,draft)/gm))).toEqual(
      new Set(['enterprise:']),
    );
  });

  it('has only missing texts if asked to', async () => {
    await copy.run('add', 'nl');
    await copy.replace('locales/nl/home.json', '"Start Free"', '"Gratis beginnen"');
    await copy.run('export', 'nl', '--only', 'missing', '--format', 'csv');
    const text = await copy.read('reports/locales/nl.csv');
    expect(text).toContain('home:hero.pricing,missing,View Pricing,,');
    expect(text).not.toContain('home:hero.start,');
  });

  it('is refused if there is no such file', async () => {
    expect(await copy.run('export', 'pl', 'prices')).toEqual({
      output: expect.stringContaining('There is no file "prices". Use one of common,'),
      failed: true,
    });
  });
});
