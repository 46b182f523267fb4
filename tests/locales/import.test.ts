import { createHalfTranslated } from '../../tools/locales/half-translated';
import type { Text } from '../../tools/locales/texts';
import { copyWorkshop, type WorkshopCopy } from '../support/workshop-copy';

let copy: WorkshopCopy;
beforeEach(async () => {
  copy = await copyWorkshop();
});
afterEach(() => copy.remove());

const home = 'locales/pl/home.json';
const lineOf = async (key: string, tag = 'pl') =>
  (await copy.read(`locales/review/${tag}.json`)).match(new RegExp(`"${key}": "(.*)"`))?.[1] ?? '';

const formats = ['xliff', 'csv', 'po'] as const;

describe.each(formats)('Who has read the words of a file as %s', (format) => {
  /** How a program says that a person has read everything. */
  const asReviewed = (text: string): string =>
    text
      .replaceAll('state="needs-review-translation"', 'state="final"')
      .replaceAll('<trans-unit ', '<trans-unit approved="yes" ')
      .replaceAll(/^(home:[\w.]+),draft,/gm, '$1,reviewed,')
      .replaceAll(/^#, fuzzy\n/gm, '');

  beforeEach(async () => {
    await copy.run('export', 'pl', 'home', '--format', format, '--out', `back.${format}`);
    const file = format === 'xliff' ? 'back.xlf' : `back.${format}`;
    const text = asReviewed(await copy.read(`back.${format}`));
    await copy.write(file, text.replace('Zacznij za darmo', 'Zacznij bezpłatnie'));
  });
  const file = format === 'xliff' ? 'back.xlf' : `back.${format}`;

  it('is unknown where the file changes them: they are drafts, and the others are reviewed', async () => {
    const { said } = await copy.run('import', file);
    expect(said).toMatch(/^pl: (\d+) taken in \(\d+ reviewed\), 0 bring nothing new, 0 refused\.$/);
    expect(await copy.read(home)).toContain('"start": "Zacznij bezpłatnie"');
    expect(await lineOf('home:hero.start')).toMatch(/^draft /);
    expect(await lineOf('home:hero.pricing')).toMatch(/^reviewed \w+ \w+$/);
  });

  it('is unknown, too, when the same file comes a second time', async () => {
    await copy.run('import', file);
    const before = await copy.everything();
    expect((await copy.run('import', file)).said).toMatch(/^pl: 0 taken in /);
    expect(await copy.everything()).toEqual(before);
  });

  it('stands in the record where the one who imports says so, as long as the words do', async () => {
    await copy.run('import', file, '--reviewed-by', ' Anna  Nowak ');
    expect(await lineOf('home:hero.start')).toMatch(/^reviewed \w+ \w+ by Anna Nowak$/);
    await copy.replace('locales/en/home.json', '"Start Free"', '"Start free"');
    await copy.run('same-meaning', 'home:hero.start');
    expect(await lineOf('home:hero.start')).toMatch(/^reviewed \w+ \w+ by Anna Nowak$/);
    await copy.replace(home, 'Zacznij bezpłatnie', 'Zacznij teraz');
    await copy.run('record', 'pl');
    expect(await lineOf('home:hero.start')).toMatch(/^draft \w+ \w+$/);
  });

  it('does not bring back old words where the site has better ones by now', async () => {
    await copy.replace(home, 'Zobacz cennik', 'Sprawdź cennik');
    await copy.run('import', file);
    expect(await copy.read(home)).toContain('"pricing": "Sprawdź cennik"');
  });
});

describe('Who has read the words of a file', () => {
  it('has a name', async () => {
    await copy.write('a.csv', 'id,pl,english\nhome:hero.start,Zacznij teraz,Start Free\n');
    const { said, failed } = await copy.run('import', 'a.csv', '--reviewed-by', ' ');
    expect(failed).toBe(true);
    expect(said).toContain('Give the name of who has read the words.');
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
"Last-Translator: \\n"
"Language: nl_NL\\n"
"X-Generator: Poedit 3.5\\n"

#. state: missing
msgctxt "home:hero.start"
msgid "Start Free"
msgstr "Gratis beginnen"

#. state: missing
msgctxt "home:hero.pricing"
msgid "View Pricing"
msgstr ""

#, fuzzy
#~| msgctxt "home:old"
#~| msgid ""
#~| "Start now "
#~| "and more"
#~ msgctxt "home:older"
#~ msgid "Start at once"
#~ msgstr "Begin meteen"
`,
    );
    expect((await copy.run('import', 'nl.po')).said).toBe(
      'nl: 1 taken in (0 reviewed), 1 bring nothing new, 0 refused.',
    );
    expect(await lineOf('home:hero.start', 'nl')).toMatch(/^draft /);
  });
});

describe('The English text of a row', () => {
  const row = (english: string) => `id,english,pl\r\nhome:hero.start,${english},Zacznij teraz\r\n`;

  it.each(['Start  Free', ' Start\u00A0Free ', '"Start\n Free"'])(
    'is the same with other white space: %j',
    async (english) => {
      await copy.write('a.csv', row(english));
      expect((await copy.run('import', 'a.csv')).said).toContain('1 taken in');
    },
  );

  it.each(['id,pl\r\nhome:hero.start,Zacznij teraz\r\n', row('')])(
    'is missed where there is none, and not called another one: %#',
    async (text) => {
      await copy.write('a.csv', text);
      const { said, failed } = await copy.run('import', 'a.csv');
      expect(failed).toBe(true);
      expect(said).toContain('row 2 home:hero.start: comes without its English text');
      expect(said).not.toContain('has changed since.');
    },
  );
});

describe('Half a translation', () => {
  const english = [
    'An invented example.',
    'The marked words show where the answers differ.',
    'Read them one by one.',
  ];
  const [first, second, third] = [
    'Przykład jest wymyślony.',
    'Słowa z podkreśleniem pokazują, gdzie odpowiedzi się różnią.',
    'Czytaj je po kolei.',
  ];
  const segment = (words: string, index: number) =>
    `<mrk mtype="seg" mid="${index + 1}">${words}</mrk>`;
  const xliff = (target: string, source = '') =>
    `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0">
  <file original="home.json" source-language="en" target-language="pl" datatype="plaintext" product-name="polylogue-site">
    <body>
      <trans-unit id="home:example.caption" xml:space="preserve">
        <source>${english.join(' ')}</source>${source}
        <target state="final">${target}</target>
      </trans-unit>
    </body>
  </file>
</xliff>
`;
  const segmented = (words: readonly string[]) => words.map(segment).join(' ');
  const segSource = `<seg-source>${english.map(segment).join(' ')}</seg-source>`;

  it.each<[what: string, file: string, reason: string]>([
    [
      'an empty segment between two that are filled',
      xliff(segmented([first, '', third])),
      'has no words in segment 2, but in others',
    ],
    [
      'nothing after the first segment',
      xliff(`${segment(first, 0)}<mrk mtype="seg" mid="2"/><mrk mtype="seg" mid="3"/>`),
      'has no words in segment 2, but in others',
    ],
    [
      'fewer segments than English has',
      xliff(`${segment(first, 0)} ${segment(third, 2)}`, segSource),
      'has no words in segment 2, but in others',
    ],
    [
      'a segment that is still English',
      xliff(segmented([first, english[1] ?? '', third])),
      'holds a sentence that is still English: “The marked words show where the answers differ.”',
    ],
    [
      'words that somebody has deleted',
      xliff(`Zacznij <mrk mtype="x-sdl-deleted" sdl:revid="a">od razu</mrk> teraz`),
      'holds tracked changes. Accept or reject them',
    ],
    [
      'words that somebody has added',
      xliff(`Zacznij <mrk mtype="x-sdl-added" sdl:revid="b">od razu</mrk> teraz`),
      'holds tracked changes. Accept or reject them',
    ],
  ])('is refused when a program sends %s', async (_what, file, reason) => {
    await copy.write('back.xlf', file);
    const before = await copy.everything();
    const { said, failed } = await copy.run('import', 'back.xlf');
    expect(failed).toBe(true);
    expect(said).toContain(`unit 1 home:example.caption: ${reason}`);
    expect(await copy.everything()).toEqual(before);
  });

  it('is none where a program leaves out the space between two segments: it is put back', async () => {
    await copy.write('back.xlf', xliff([first, second, third].map(segment).join(''), segSource));
    expect((await copy.run('import', 'back.xlf')).said).toContain('1 taken in (0 reviewed)');
    expect(await copy.read(home)).toContain(`"caption": "${first} ${second} ${third}"`);
  });

  it('is none where no segment is filled yet: the row brings nothing new', async () => {
    await copy.write('back.xlf', xliff(segmented(['', '', ''])));
    expect((await copy.run('import', 'back.xlf')).said).toContain('0 taken in');
  });

  const caption =
    /"caption": "Wymyślony przykład\. Zaznaczone słowa pokazują, gdzie odpowiedzi się różnią\. .*"/;
  const spoilt: readonly [what: string, words: string, reason: string][] = [
    ['one sentence of three', first, 'and in this language the English text takes about'],
    [
      'an English sentence among others',
      `${first} ${second} ${english[2]}`,
      'holds a sentence that is still English: “Read them one by one.”',
    ],
    ['two spaces in a row', `${first}  ${second} ${third}`, 'has two spaces in a row'],
    [
      'a sentence right after another one',
      `${first} ${second}${third}`,
      'has no space after "różnią.", where a sentence begins',
    ],
    ['a formula', '@SUM(A:A)*cmd', 'is a formula, or what a spreadsheet makes of one'],
    ['a formula with a sign', '+HYPERLINK(Przykład)', 'is a formula, or what a spreadsheet'],
    ['a formula that begins with minus', '-Przykład', 'is a formula, or what a spreadsheet'],
    ['a formula after a tab', '\tPrzykład', 'is a formula, or what a spreadsheet'],
  ];

  it.each(spoilt)(
    'is refused in a table, and found in a file: %s',
    async (_what, words, reason) => {
      const row = ['home:example.caption', english.join(' '), words];
      await copy.write(
        'back.csv',
        `id;english;pl\r\n${row.map((cell) => `"${cell}"`).join(';')}\r\n`,
      );
      const { said, failed } = await copy.run('import', 'back.csv');
      expect(failed).toBe(true);
      expect(said).toContain('row 2 home:example.caption: ');
      expect(said).toContain(reason);
      const text = await copy.read(home);
      await copy.write(home, text.replace(caption, `"caption": ${JSON.stringify(words)}`));
      expect(await copy.read(home)).not.toBe(text);
      const check = await copy.run('check', 'pl');
      expect(check.said).toContain('example.caption: ');
      expect(check.said).toContain(reason);
    },
  );
});

describe('A table for a spreadsheet', () => {
  it.each(['=Zacznij', '+Zacznij', '-Zacznij', '@Zacznij'])(
    'has a sign before %s, which no spreadsheet runs and an import takes away',
    async (words) => {
      await copy.replace(home, '"Zacznij za darmo"', JSON.stringify(words));
      await copy.run('export', 'pl', 'home', '--format', 'csv', '--out', 'pl.csv');
      expect(await copy.read('pl.csv')).toContain(`Start Free,'${words},`);
      expect((await copy.run('import', 'pl.csv')).said).toMatch(/^pl: 0 taken in .* 0 refused\.$/);
    },
  );
});

describe('The room that a language takes', () => {
  const english = 'The marked words show where the answers differ.';
  const text = (words: string): Text => ({
    id: '',
    namespace: '',
    key: '',
    english: words,
    translation: 'x'.repeat(2 * words.length),
    isEnglish: false,
    state: 'draft',
  });

  it('is learnt from its own texts', () => {
    const half = 'x'.repeat(english.length * 0.7);
    expect(createHalfTranslated([])(english, half)).toBeUndefined();
    const long = Array.from({ length: 200 }, () => text(english));
    expect(createHalfTranslated(long)(english, half)).toMatch(
      /^has 32 characters .* takes about 89\./,
    );
  });

  it('is that of English as long as there are few, and is not asked of labels', () => {
    const few = createHalfTranslated([text('Country')]);
    expect(few(english, 'x'.repeat(24))).toBeUndefined();
    expect(few(english, 'x'.repeat(23))).toContain('takes about 47');
    expect(few('Terms of Service', 'x')).toBeUndefined();
  });
});
