import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { chosenLanguages } from '../../src/content/languages';
import { formatIssue } from '../../src/i18n/check/issue';
import { parseMessages } from '../../src/validate/message-file';
import { readLocales } from '../../src/validate/read-locales';
import { temporaryFolder } from '../support/temporary-folder';

const read = (text: string) => parseMessages('locales/de/home.json', 'home', text);
const issuesOf = (text: string) => read(text).issues.map(formatIssue);

describe('Reading a message file', () => {
  it('returns each text with its key and place', () => {
    const { content, issues } = read('{\r\n  "a": "x",\r\n  "b": { "c": "y" }\r\n}\r\n');
    expect(issues).toEqual([]);
    expect([...(content?.messages ?? [])]).toEqual([
      ['a', { value: 'x', line: 2, column: 8 }],
      ['b.c', { value: 'y', line: 3, column: 15 }],
    ]);
  });

  it.each([
    ['a trailing comma', '{\n  "a": "x",\n}', '2:11', 'delete the comma at the end of line 2.'],
    ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}', '3:3', 'a comma is missing'],
    ['a missing colon', '{ "a" "x" }', '1:7', 'a colon is missing'],
    ['a smart quote after a text', '{\n  "a": "x”\n}', '2:8', 'not closed by a straight quote'],
    ['a tab in a text', '{ "a": "x\ty" }', '1:8', 'a tab'],
    ['a lone backslash', '{ "a": "C:\\x" }', '1:8', 'a backslash'],
    ['a comment', '{ // note\n}', '1:3', 'has no comments'],
    ['an incomplete file', '{ "a": "x"', '1:11', 'a closing brace'],
    ['an empty file', '', '1:1', 'is missing here'],
    ['a list instead of an object', '["x"]', '1:1', 'it is not an object { … }'],
  ])('explains why %s is not valid JSON', (_what, text, place, why) => {
    const { content, issues } = read(text);
    expect(content).toBeUndefined();
    const start = `locales/de/home.json:${place}: is not valid JSON: `;
    expect(issues.map(formatIssue)).toEqual([expect.stringContaining(start)]);
    expect(issues[0]?.message).toContain(why);
  });

  it('shows the part of a long line around the issue', () => {
    const long = 'word '.repeat(100);
    const [issue = ''] = issuesOf(`{\t"a": "${long}" "b": "${long}" }`);
    const [, shown = '', mark = ''] = issue.split('\n');
    expect(shown.length).toBeLessThan(100);
    expect(shown.slice(mark.indexOf('^'))).toMatch(/^"b": "word/);
  });

  it.each([
    ['a byte order mark', '\uFEFF{}', '1:1: begins with a byte order mark'],
    ['a duplicate key', '{\n "a": "x",\n "a": "y"\n}', '3:7 a: is in the file twice'],
    ['a number', '{ "a": { "b": 5 } }', '1:15 a.b: is not a text'],
    ['an empty group', '{ "a": {} }', '1:8 a: is not a text'],
    ['a dot in a key', '{ "a.b": "x" }', '1:10 a.b: has a dot or a colon'],
  ])('finds %s', (_what, text, start) => {
    expect(issuesOf(text)).toContainEqual(expect.stringContaining(`locales/de/home.json:${start}`));
  });
});

describe('Reading all message files', () => {
  const folder = temporaryFolder();
  const at = (name: string) => folder('locales', name);

  beforeEach(async () => {
    for (const tag of ['de', 'en']) await cp('locales/en', at(tag), { recursive: true });
  });

  const issuesFound = async () => {
    const languages = chosenLanguages('de,en');
    const { issues } = await readLocales(folder(), languages, languages);
    return issues.map(formatIssue);
  };
  it('ignores notes and hidden files', async () => {
    for (const name of ['README.md', 'en/.state.json']) await writeFile(at(name), '');
    for (const name of ['.cache', 'notes', 'review']) await mkdir(at(name));
    await expect(issuesFound()).resolves.toEqual([]);
  });

  const home = (content: string | Uint8Array) => () => writeFile(at('de/home.json'), content);
  const add = (file: string) => () => writeFile(at(file), '{}');

  it.each<[what: string, issue: string, breakIt: () => Promise<unknown>]>([
    ['UTF-16', 'is not in UTF-8', home(Buffer.from('{ "a": "x" }', 'utf16le'))],
    ['Latin letters', 'is not in UTF-8', home(Buffer.from('{ "a": "gr\u00FCn" }', 'latin1'))],
    [
      '10 MB of garbage',
      'has 10000 kB, but a message file has at most',
      home(Buffer.alloc(1e7, '[')),
    ],
    ['endless brackets', 'is nested too deeply', home('['.repeat(9e5))],
    ['a missing file', 'is missing. Copy locales/en/home.json', () => rm(at('de/home.json'))],
    ['a missing English file', 'git checkout -- locales/en/home', () => rm(at('en/home.json'))],
    [
      'a folder instead of a file, which is not missing',
      'locales/de/home.json: cannot be read (EISDIR)',
      () => rm(at('de/home.json')).then(() => mkdir(at('de/home.json'))),
    ],
    [
      'a file that no page reads',
      'that no page reads. Rename it to one of common.',
      add('de/prices.json'),
    ],
    ['a file name in capitals', 'Rename it to home.json, in lower case', add('de/Home.JSON')],
    ['a language in one file', 'The texts of "de" are in locales/de/', add('DE.json')],
    [
      'a folder in capitals',
      'locales/DE: is not the folder of a language. Rename it to de',
      () => rename(at('de'), at('DE')),
    ],
    ['an unknown folder', '"npm run locales -- add fr"', () => mkdir(at('fr'))],
  ])('finds %s', async (_what, issue, breakIt) => {
    await breakIt();
    await expect(issuesFound()).resolves.toContainEqual(expect.stringContaining(issue));
  });
});
