import { languages, sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { readOptions } from '../../tools/audit/options';

describe('the options of the audit', () => {
  let said: string[];

  beforeEach(() => {
    said = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  });

  afterEach(() => jest.restoreAllMocks());

  it('ask for everything by default', () => {
    expect(readOptions([], 2)).toEqual({
      routes: routeIds,
      tags: languages.map(({ tag }) => tag),
      quick: false,
      record: false,
      workers: 2,
    });
  });

  it('narrow the pages and languages, with English to compare with', () => {
    const { routes, tags } = readOptions(['--page', 'pricing,home', '--lang', 'pl'], 2);
    expect(routes).toEqual(['home', 'pricing']);
    expect(tags).toEqual([sourceTag, 'pl']);
  });

  it('take the address of a deployed site', () => {
    expect(readOptions(['--url', 'https://polylogue.example/'], 2).url?.host).toBe(
      'polylogue.example',
    );
  });

  it.each([
    [['--lang', 'xx'], 'There is no language "xx". Use some of de, '],
    [['--page', 'prices'], 'There is no page "prices". Use some of home, pricing,'],
    [['--url', 'polylogue.example'], 'Give an address that begins with https:// or http://.'],
    [['--workers', '0'], 'Give a number from 1 to 99.'],
    [['--record', '--quick'], '--record needs an audit of everything.'],
    [['--record', '--lang', 'de'], '--record needs an audit of everything.'],
    [['--page', 'error', '--url', 'https://polylogue.example/'], 'no address for its error pages'],
    [['--fast'], "unknown option '--fast'"],
  ])('%p are refused with one message', (args, message) => {
    expect(() => readOptions(args, 2)).toThrow();
    expect(said.join('')).toContain(message);
  });
});
