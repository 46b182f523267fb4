import path from 'node:path';
import { copyWorkshop, type WorkshopCopy } from '../support/workshop-copy';

let copy: WorkshopCopy;
beforeEach(async () => {
  copy = await copyWorkshop();
});
afterEach(() => copy.remove());

const formats = ['xliff', 'csv', 'po'] as const;
type Format = (typeof formats)[number];
const endings: Readonly<Record<Format, string>> = { xliff: 'xlf', csv: 'csv', po: 'po' };
const fileOf = (format: Format, tag = 'pl') => `reports/locales/${tag}.${endings[format]}`;
const home = 'locales/pl/home.json';

/** Exports Polish, with one text in each state. */
async function exported(format: Format): Promise<string> {
  const record = 'locales/review/pl.json';
  await copy.replace(record, '"home:hero.lead": "draft', '"home:hero.lead": "reviewed');
  await copy.replace('locales/en/home.json', 'View Pricing', 'See Pricing');
  await copy.replace(home, 'Jedno pytanie', 'One question');
  expect((await copy.run('export', 'pl', '--format', format)).failed).toBe(false);
  return copy.read(fileOf(format));
}

/** Words as they stand in a file of the format. */
const written = (format: Format, words: string): string =>
  format === 'xliff' ? words.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : words;

describe.each(formats)('A language as %s', (format) => {
  it('is the same after an export, an import and an export', async () => {
    const first = await exported(format);
    const before = await copy.everything();
    const { said, failed } = await copy.run('import', fileOf(format));
    expect(said).toMatch(/^pl: 0 taken in \(0 reviewed\), \d+ bring nothing new, 0 refused\.$/);
    expect(failed).toBe(false);
    expect(await copy.everything()).toEqual(before);
    await copy.run('export', 'pl', '--format', format, '--out', 'again');
    expect(await copy.read('again')).toBe(first);
  });

  it('holds English, note, limit, placeholders with examples and the numbers of a plural form', async () => {
    const text = await exported(format);
    for (const words of [
      'Skip to the main content',
      'visible only while it has the focus',
      'At most 40 characters.',
      'Form “few” of a plural: for 2, 3, 4, 22.',
      'For example:',
      'Terms of Service, section 9 (',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('brings new words back as drafts', async () => {
    await copy.run('export', 'pl', '--format', format);
    await copy.replace(fileOf(format), 'Zacznij za darmo', written(format, 'Zacznij bezpłatnie'));
    const { said, failed } = await copy.run('import', fileOf(format));
    expect(said).toContain('1 taken in (0 reviewed)');
    expect(failed).toBe(false);
    expect(await copy.read(home)).toContain('"start": "Zacznij bezpłatnie"');
    expect((await copy.run('check')).failed).toBe(false);
  });

  it.each([
    ['breaks a placeholder', '{{darmo}} za darmo', 'has {{darmo}}'],
    ['breaks a tag', '<b>za darmo', 'does not close <b>'],
    ['has a digit', '1-lut', 'holds the digit 1'],
    ['is too long', 'za darmo '.repeat(5).trim(), 'has 44 characters, and there is room for 24'],
    ['is English', 'Start Free', 'is the same as in English'],
    ['is a formula', '=Zacznij', 'is a formula, or what a spreadsheet makes of one'],
    ['is an error of a spreadsheet', '#NAME?', 'is a formula, or what a spreadsheet makes of one'],
    ['has a character by its number', 'Zacznij &nbsp;tu', 'holds &nbsp;, which readers would see'],
  ])('refuses a row that %s, and writes nothing', async (_what, words, reason) => {
    await copy.run('export', 'pl', '--format', format);
    await copy.replace(fileOf(format), 'Zacznij za darmo', written(format, words));
    await copy.replace(fileOf(format), 'Zobacz cennik', 'Sprawdź cennik');
    const before = await copy.everything();
    const { said, failed } = await copy.run('import', fileOf(format));
    expect(failed).toBe(true);
    expect(said).toMatch(/^(row|unit|entry) \d+ home:hero\.start: /m);
    expect(said).toContain(reason);
    expect(said).toContain('Nothing is written.');
    expect(await copy.everything()).toEqual(before);
  });

  it('takes the good rows in when asked to', async () => {
    await copy.run('export', 'pl', '--format', format);
    await copy.replace(fileOf(format), 'Zacznij za darmo', 'Zacznij za 0');
    await copy.replace(fileOf(format), 'Zobacz cennik', 'Sprawdź cennik');
    expect((await copy.run('import', fileOf(format), '--partial')).failed).toBe(true);
    expect(await copy.read(home)).toContain('"start": "Zacznij za darmo"');
    expect(await copy.read(home)).toContain('"pricing": "Sprawdź cennik"');
  });

  it('refuses what English has changed under since the export', async () => {
    await copy.run('export', 'pl', '--format', format);
    await copy.replace('locales/en/home.json', '"Start Free"', '"Begin Free"');
    const { said, failed } = await copy.run('import', fileOf(format));
    expect(failed).toBe(true);
    expect(said).toMatch(
      /home:hero\.start: was made from an English text that has changed since\. It is now: Begin Free/,
    );
  });

  it('refuses the file of another project', async () => {
    await copy.run('export', 'pl', '--format', format);
    const text = await copy.read(fileOf(format));
    await copy.write(
      fileOf(format),
      format === 'csv'
        ? text.replaceAll(/^\w[\w-]*:/gm, 'other:')
        : text.replaceAll('polylogue-site', 'other-site'),
    );
    const { said, failed } = await copy.run('import', fileOf(format));
    expect(failed).toBe(true);
    expect(said).toMatch(/belongs to "other-site"|the file belongs to another project/);
  });

  it('says of a broken message file that it must be mended first', async () => {
    await copy.run('export', 'pl', '--format', format);
    await copy.write(home, '{');
    const { said, failed } = await copy.run('import', fileOf(format));
    expect(failed).toBe(true);
    expect(said).toContain(
      'stands in locales/pl/home.json, which cannot be read. Mend that file first.',
    );
  });
});

describe('What a spreadsheet does to a CSV', () => {
  const csv = fileOf('csv');
  const rows = (text: string) => text.trimEnd().split('\r\n');
  const harmless: readonly [string, (text: string) => string | Uint8Array][] = [
    ['takes the mark away', (text) => text.replace('\uFEFF', '')],
    ['writes line ends of Unix', (text) => text.replaceAll('\r\n', '\n')],
    [
      'quotes every cell of the head',
      (text) =>
        text.replace(
          /^\uFEFF(.*)\r/,
          (_, head) =>
            `\uFEFF${head
              .split(',')
              .map((name: string) => `"${name}"`)
              .join(',')}\r`,
        ),
    ],
    ['writes in UTF-16', (text) => Buffer.from(text, 'utf16le')],
    ['sorts the rows', (text) => [rows(text)[0], ...rows(text).slice(1).toSorted()].join('\r\n')],
    ['drops rows', (text) => rows(text).slice(0, 9).join('\r\n')],
    ['adds empty rows', (text) => `${text}\r\n,,,,,,\r\n`],
    ['adds a column', (text) => text.replace(/^(\uFEFF.*)\r/, '$1,remarks\r')],
  ];

  it.each(harmless)('is harmless when it %s', async (_what, change) => {
    await copy.run('export', 'pl', '--format', 'csv');
    await copy.write(csv, change(await copy.read(csv)));
    expect(await copy.run('import', csv)).toEqual({
      said: expect.stringMatching(/^pl: 0 taken in .* 0 refused\.$/),
      failed: false,
    });
  });

  it.each([';', '\t'])('is harmless when it separates the cells with %j', async (separator) => {
    const line = ['id', 'state', 'english', 'pl'].join(separator);
    const words = ['home:hero.start', 'reviewed', '"Start Free"', '"Zacznij bezpłatnie"'].join(
      separator,
    );
    await copy.write('back.csv', `sep=${separator}\r\n${line}\r\n${words}\r\n`);
    expect((await copy.run('import', 'back.csv')).said).toContain('1 taken in (0 reviewed)');
  });

  const harmful: readonly [string, (text: string) => string | Uint8Array, RegExp][] = [
    [
      'writes in the alphabet of a country',
      (text) => Buffer.from(text, 'latin1'),
      /neither in UTF-8 nor in UTF-16/,
    ],
    ['drops the head', (text) => rows(text).slice(1).join('\r\n'), /first line has no column "id"/],
    [
      'renames the language',
      (text) => text.replace('english,pl,', 'english,polski,'),
      /one column named after the language/,
    ],
    [
      'changes English cells',
      (text) => text.replace('draft,Start Free,', 'draft,Start-Free,'),
      /home:hero\.start: has another English text.*set its columns to "Text"/,
    ],
    [
      'changes a state',
      (text) => text.replace('home:hero.start,draft', 'home:hero.start,01-Feb'),
      /home:hero\.start: is in the state "01-feb"/,
    ],
    [
      'repeats a row',
      (text) => `${text}${rows(text)[3]}\r\n`,
      /stands twice in the file, here and in row 4/,
    ],
    [
      'cuts the last row',
      (text) =>
        rows(text)
          .slice(0, 9)
          .join('\r\n')
          .replace(/,[^,]*,[^,]*,[^,]*$/, ''),
      /: has \d of 7 cells: the file may be cut/,
    ],
    ['breaks a quote', (text) => text.replace('"First link', 'x"First link'), /It is no sound CSV/],
    [
      'invents a text',
      (text) => text.replace('home:hero.start,', 'home:hero.begin,'),
      /home:hero\.begin: is no text of this site/,
    ],
  ];

  it.each(harmful)('is refused when it %s', async (_what, change, message) => {
    await copy.run('export', 'pl', '--format', 'csv');
    await copy.write(csv, change(await copy.read(csv)));
    const before = await copy.everything();
    const { said, failed } = await copy.run('import', csv);
    expect(failed).toBe(true);
    expect(said).toMatch(message);
    expect(await copy.everything()).toEqual(before);
  });
});

/** An XLIFF whose tags stand in each other. */
const nested = (depth: number): string =>
  `<xliff version="1.2"><file target-language="pl"><trans-unit id="home:hero.start"><target>${'<g id="a">'.repeat(depth)}${'</g>'.repeat(depth)}</target></trans-unit></file></xliff>`;

describe('A file that is none of ours', () => {
  it.each<[name: string, content: string | Uint8Array, message: string]>([
    ['a.docx', 'PK', 'is of no format that is known here'],
    ['a.csv', '', 'It is empty'],
    ['a.po', '\uFEFF\r\n', 'It is empty'],
    ['a.csv', `id,pl\n${',\n'.repeat(200_000)}`, 'It has more than 100000 lines or tags'],
    ['a.xlf', '<a>'.repeat(200_000), 'It has more than 100000 lines or tags'],
    ['a.po', 'msgid ""\n'.repeat(200_000), 'It has more than 100000 lines or tags'],
    ['a.csv', 'id,state,english,pl\r\n', 'It holds no texts'],
    ['a.csv', new Uint8Array(10_000_000).fill(65), 'It has 10 MB, and no language has more than 8'],
    ['a.csv', 'garbage '.repeat(1000), 'has no column "id"'],
    ['a.po', 'garbage '.repeat(1000), 'It is no PO file'],
    ['a.xlf', 'garbage '.repeat(1000), 'It is no well-formed XML'],
    ['a.xlf', '', 'It is empty'],
    ['a.xlf', nested(20_000), 'It is nested too deeply'],
    ['a.xlf', '<xliff version="1.2"><file></xliff>', 'It is no well-formed XML'],
    ['a.xlf', '<html/>', 'It is XML, but no XLIFF: its root is <html>'],
    ['a.xlf', '<xliff version="2.0"/>', 'It is XLIFF 2'],
    ['a.xlf', '<xliff version="1.2"/>', 'It holds no texts'],
    ['a.xlf', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>', 'has a document type'],
    [
      'a.xlf',
      '<xliff version="1.2"><file target-language="xx"><trans-unit id="home:hero.start"/></file></xliff>',
      '"xx" is no language of the site',
    ],
    [
      'a.xlf',
      '<xliff version="1.2"><file><trans-unit id="home:hero.start"/></file></xliff>',
      'does not say which language',
    ],
    [
      'a.xlf',
      '<xliff version="1.2"><file target-language="en"><trans-unit id="home:hero.start"/></file></xliff>',
      '"en" is the language that is translated from',
    ],
    ['gone.csv', '', 'gone.csv cannot be read'],
  ])('%s is refused: %#', async (name, content, message) => {
    if (name !== 'gone.csv') await copy.write(name, content);
    const before = await copy.everything();
    const { said, failed } = await copy.run('import', name);
    expect(failed).toBe(true);
    expect(said).toContain(message);
    expect(await copy.everything()).toEqual(before);
  });
});

describe('XLIFF', () => {
  it('protects placeholders and tags as inline elements', async () => {
    await copy.run('export', 'pl');
    const text = await copy.read(fileOf('xliff'));
    expect(text).toContain('<x id="product" equiv-text="{{product}}"/>');
    expect(text).toMatch(/<g id="supportEmail" ctype="x-supportEmail"><x id="supportEmail"/);
  });

  it('is read with the sentence marks and plain codes that programs write', async () => {
    await copy.run('export', 'pl');
    const unit =
      /(<trans-unit id="home:example\.a\.answer"[\s\S]*?<target[^>]*>)([\s\S]*?)(<\/target>)/;
    const text = await copy.read(fileOf('xliff'));
    const changed = text.replace(unit, (_, before, words, after) => {
      const plain = words
        .replace(/<g[^>]*>/, '&lt;differs&gt;')
        .replace('</g>', '&lt;/differs&gt;');
      return `${before}<mrk mtype="seg">${plain}</mrk>${after}`;
    });
    expect(changed).not.toBe(text);
    await copy.write(fileOf('xliff'), changed);
    expect((await copy.run('import', fileOf('xliff'))).said).toMatch(/^pl: 0 taken in/);
  });

  it('is refused where a program has put codes of its own', async () => {
    await copy.run('export', 'pl');
    await copy.replace(fileOf('xliff'), 'Zacznij za darmo', 'Zacznij <bpt id="1">b</bpt>');
    expect((await copy.run('import', fileOf('xliff'))).said).toContain(
      'home:hero.start: holds the element <bpt>',
    );
  });

  it('is refused where a text has two translations', async () => {
    await copy.run('export', 'pl');
    await copy.replace(
      fileOf('xliff'),
      'Zacznij za darmo</target>',
      'Zacznij za darmo</target><target>Zacznij</target>',
    );
    const { said, failed } = await copy.run('import', fileOf('xliff'));
    expect(failed).toBe(true);
    expect(said).toContain('home:hero.start: has two <target>. Delete the one that is not meant.');
  });

  it('is refused where it was not translated from English', async () => {
    await copy.run('export', 'pl');
    const text = await copy.read(fileOf('xliff'));
    await copy.write(
      fileOf('xliff'),
      text.replaceAll('source-language="en"', 'source-language="de"'),
    );
    const { said, failed } = await copy.run('import', fileOf('xliff'));
    expect(failed).toBe(true);
    expect(said).toContain('Its source language is "de", and this site is translated from English');
    await copy.write(fileOf('xliff'), text.replaceAll('language="en"', 'language="en-GB"'));
    expect((await copy.run('import', fileOf('xliff'))).failed).toBe(false);
  });

  it('has no use for what a program suggests', async () => {
    await copy.run('export', 'pl');
    const unit = /(<trans-unit id="home:hero\.start"[^>]*>)/;
    const text = await copy.read(fileOf('xliff'));
    const suggestion = '<alt-trans><target>Zacznij bezpłatnie</target></alt-trans>';
    await copy.write(fileOf('xliff'), text.replace(unit, `$1${suggestion}`));
    expect((await copy.run('import', fileOf('xliff'))).said).toMatch(/^pl: 0 taken in/);
  });

  it.each([
    ['languages', 'target-language="pl"', 'target-language="de"', 'pl and de'],
    ['projects', 'product-name="polylogue-site"', 'product-name="x"', 'polylogue-site and x'],
  ])('is refused where its parts are of several %s', async (what, before, after, both) => {
    await copy.run('export', 'pl');
    const text = await copy.read(fileOf('xliff'));
    const last = text.lastIndexOf(before);
    const changed = text.slice(0, last) + after + text.slice(last + before.length);
    await copy.write(fileOf('xliff'), changed);
    const { said, failed } = await copy.run('import', fileOf('xliff'));
    expect(failed).toBe(true);
    expect(said).toContain(`It holds several ${what}: ${both}`);
  });

  it.each(['pl-PL', 'pl_PL', 'PL'])('is taken for Polish where it says %s', async (tag) => {
    await copy.run('export', 'pl');
    const text = await copy.read(fileOf('xliff'));
    await copy.write(fileOf('xliff'), text.replaceAll('language="pl"', `language="${tag}"`));
    expect((await copy.run('import', fileOf('xliff'))).said).toMatch(/^pl: 0 taken in/);
  });

  it('says what is reviewed', async () => {
    await copy.run('export', 'pl');
    await copy.replace(
      fileOf('xliff'),
      'state="needs-review-translation">Zacznij za darmo',
      'state="final">Zacznij za darmo',
    );
    expect((await copy.run('import', fileOf('xliff'))).said).toContain('1 taken in (1 reviewed)');
    expect(await copy.read('locales/review/pl.json')).toMatch(/"home:hero\.start": "reviewed /);
  });
});

describe('What an import says', () => {
  it('is in the past only when it has written', async () => {
    await copy.write('a.csv', 'id,pl,english\nhome:hero.start,Zacznij teraz,Start Free\n');
    const dry = await copy.run('import', 'a.csv', '--dry-run');
    expect(dry.said).toMatch(/^pl: 1 to take in .*\nNothing is written, because/);
    expect((await copy.run('import', 'a.csv')).said).toMatch(/^pl: 1 taken in /);
  });
});

describe('An export', () => {
  it('of one file holds the texts of that file, and comes back like any other', async () => {
    const file = 'reports/locales/pl-enterprise.csv';
    const { said } = await copy.run('export', 'pl', 'enterprise', '--format', 'csv');
    expect(said).toMatch(/^Written: reports\/locales\/pl-enterprise\.csv, \d+ texts\.$/);
    const ids = Array.from((await copy.read(file)).matchAll(/^([a-z0-9-]+):[\w.-]+,draft/gm));
    expect(new Set(ids.map(([, namespace]) => namespace))).toEqual(new Set(['enterprise']));
    expect((await copy.run('import', file)).failed).toBe(false);
  });

  it('of a file that there is not is refused, and names those that there are', async () => {
    const { said, failed } = await copy.run('export', 'pl', 'prices');
    expect(failed).toBe(true);
    expect(said).toContain('There is no file "prices". Use one of common, home,');
  });

  it.each([
    ['among the words of the site', 'locales/pl/common.json', 'is among the words of the site'],
    ['into a folder', 'locales', 'cannot be written (EISDIR)'],
  ])('is not written %s', async (_where, out, message) => {
    const before = await copy.everything();
    const { said, failed } = await copy.run('export', 'pl', '--out', out);
    expect(failed).toBe(true);
    expect(said).toContain(message);
    expect(await copy.everything()).toEqual(before);
  });
});

describe('PO', () => {
  const po = fileOf('po');
  beforeEach(() => copy.run('export', 'pl', '--format', 'po'));

  it.each([
    ['lacks a quote', 'msgstr "Zacznij za darmo"', 'msgstr "Zacznij za darmo'],
    ['has curly quotes', 'msgstr "Zacznij za darmo"', 'msgstr “Zacznij za darmo”'],
    ['was merged', 'msgstr "Zacznij za darmo"', '<<<<<<< HEAD\nmsgstr "Zacznij"'],
  ])('is refused with the number of the line when it %s', async (_what, before, after) => {
    await copy.replace(po, before, after);
    const [first = ''] = after.split('\n');
    const line = (await copy.read(po)).split('\n').indexOf(first);
    const { said, failed } = await copy.run('import', po);
    expect(failed).toBe(true);
    expect(said).toContain(`Line ${line + 1} is no line of a PO file`);
  });

  it('is refused when it is cut in the middle of a line', async () => {
    const text = await copy.read(po);
    await copy.write(po, text.slice(0, text.indexOf('Zacznij za darmo') + 5));
    expect((await copy.run('import', po)).said).toContain('is no line of a PO file');
  });

  it('has no use for entries that are obsolete', async () => {
    const entry = '\n#~ msgctxt "home:hero.start"\n#~ msgid "Start"\n#~ msgstr "Zacznij"\n';
    await copy.write(po, (await copy.read(po)) + entry);
    expect((await copy.run('import', po)).said).toMatch(/^pl: 0 taken in .* 0 refused\.$/);
  });

  it('has no plural entries', async () => {
    await copy.replace(po, 'msgid "Start Free"', 'msgid "Start Free"\nmsgid_plural "Starts"');
    expect((await copy.run('import', po)).said).toContain('home:hero.start: has a msgid_plural');
  });
});

describe('A new language', () => {
  it('is complete after an export, a translation and an import', async () => {
    await copy.run('add', 'nl');
    await copy.run('export', 'nl', '--format', 'csv');
    const file = fileOf('csv', 'nl');
    // English with one vowel for all stands for a translation.
    const translated = (await copy.read(file)).replace(
      /^([^,\r\n]+),missing,("(?:[^"]|"")*"|[^,]*),,/gm,
      (_, id, english: string) => {
        const words = english.replace(
          /(\{\{.*?\}\}|<.*?>)|[aeiou]/g,
          (_letter, code?: string) => code ?? 'ø',
        );
        return `${id},reviewed,${english},${words},`;
      },
    );
    await copy.write(file, translated);
    const { said } = await copy.run('import', file, '--partial');
    expect(said).toMatch(/^nl: \d+ taken in/m);
    const { said: status } = await copy.run('status', 'nl', '--json');
    const [all] = JSON.parse(status).filter(
      ({ namespace }: { namespace: string }) => namespace === 'all',
    );
    expect(all.states.stale.texts).toBe(0);
    expect(all.states.missing.texts).toBeLessThan(20);
    const keys = Object.keys(JSON.parse(await copy.read('locales/nl/terms-of-service.json')));
    expect(keys).toEqual(
      Object.keys(JSON.parse(await copy.read('locales/en/terms-of-service.json'))),
    );
  });

  it('is exported as far as it is missing when asked to', async () => {
    await copy.run('add', 'nl');
    await copy.replace('locales/nl/home.json', '"Start Free"', '"Gratis beginnen"');
    await copy.run('export', 'nl', '--only', 'missing', '--format', 'csv', '--out', 'nl.csv');
    const text = await copy.read(path.join('nl.csv'));
    expect(text).toContain('home:hero.pricing,missing,View Pricing,,');
    expect(text).not.toContain('home:hero.start,');
  });

  it('is refused in a state that there is not', async () => {
    const { said, failed } = await copy.run('export', 'pl', '--only', 'old');
    expect(failed).toBe(true);
    expect(said).toContain('There is no state "old"');
  });
});
