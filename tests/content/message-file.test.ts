import { formatFinding } from '../../src/i18n/check/finding';
import { parseMessages } from '../../src/i18n/check/message-file';

const read = (text: string) => parseMessages('locales/de/home.json', 'home', text);
const findingsOf = (text: string) => read(text).findings.map(formatFinding);

describe('Reading a message file', () => {
  it('gives each text its key and its place', () => {
    const { content, findings } = read('{\n  "a": "x",\n  "b": { "c": "y" }\n}\n');
    expect(findings).toEqual([]);
    expect([...(content?.messages ?? [])]).toEqual([
      ['a', { value: 'x', line: 2, column: 8 }],
      ['b.c', { value: 'y', line: 3, column: 15 }],
    ]);
  });

  it('counts lines that end in CRLF', () => {
    expect(read('{\r\n  "a": "x"\r\n}').content?.messages.get('a')?.line).toBe(2);
  });

  it.each([
    ['a trailing comma', '{\n  "a": "x",\n}', '2:11', 'delete the comma at the end of line 2.'],
    ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}', '3:3', 'a comma is missing'],
    ['a missing colon', '{ "a" "x" }', '1:7', 'a colon is missing'],
    ['smart quotes', '{\n  “a”: "x"\n}', '2:3', 'straight quotes'],
    [
      'a smart quote at the end of a text',
      '{\n  "a": "x”\n}',
      '2:8',
      'not closed by a straight quote',
    ],
    ['a line break in a text', '{\n  "a": "x\ny"\n}', '2:8', 'not closed by a straight quote'],
    ['a tab in a text', '{ "a": "x\ty" }', '1:8', 'a tab'],
    ['a lone backslash', '{ "a": "C:\\x" }', '1:8', 'a backslash'],
    ['a comment', '{ // note\n}', '1:3', 'no comments'],
    ['a file that breaks off', '{ "a": "x"', '1:11', 'a closing brace'],
    ['something after the end', '{} {}', '1:4', 'should have ended'],
    ['an empty file', '', '1:1', 'is missing here'],
    ['a list instead of an object', '["x"]', '1:1', 'it holds no { … }'],
  ])('says where and why %s is not valid JSON', (_what, text, place, why) => {
    const { content, findings } = read(text);
    expect(content).toBeUndefined();
    expect(findings).toHaveLength(1);
    const [finding = ''] = findings.map(formatFinding);
    expect(finding).toMatch(`locales/de/home.json:${place}: is not valid JSON: `);
    expect(finding).toContain(why);
  });

  it('shows the line, with a mark below the column', () => {
    const [finding = ''] = findingsOf('{\n\t"a": “x”\n}');
    expect(finding.split('\n').slice(1)).toEqual(['    \t"a": “x”', '    \t     ^']);
  });

  it('shows of a long line what is around the column', () => {
    const long = 'word '.repeat(100);
    const [finding = ''] = findingsOf(`{ "a": "${long}" "b": "${long}" }`);
    const [, shown = '', mark = ''] = finding.split('\n');
    expect(shown.length).toBeLessThan(100);
    expect(shown.slice(mark.indexOf('^'))).toMatch(/^"b": "word/);
  });

  it.each([
    ['a byte order mark', '\uFEFF{}', '1:1: begins with a byte order mark'],
    ['a key that stands twice', '{\n "a": "x",\n "a": "y"\n}', '3:7 a: stands twice'],
    ['a group that stands twice', '{\n "a": { "b": "x" },\n "a": {}\n}', '3:7 a: stands twice'],
    ['a number', '{ "a": { "b": 5 } }', '1:15 a.b: is not a text'],
    ['nothing', '{ "a": null }', '1:8 a: is not a text'],
    ['a list', '{ "a": ["x"] }', '1:8 a: is not a text'],
    ['an empty group', '{ "a": {} }', '1:8 a: is not a text'],
    ['a dot in a key', '{ "a.b": "x" }', '1:10 a.b: has a dot or a colon'],
    ['a colon in a key', '{ "a:b": "x" }', '1:10 a:b: has a dot or a colon'],
  ])('finds %s', (_what, text, start) => {
    expect(findingsOf(text)).toContainEqual(
      expect.stringContaining(`locales/de/home.json:${start}`),
    );
  });
});
