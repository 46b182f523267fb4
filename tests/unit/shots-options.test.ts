import path from 'node:path';
import { routeIds } from '../../src/content/routes';
import { readOptions } from '../../tools/shots/options';
import { themeIds } from '../../tools/shots/themes';

describe('The options of the contact sheets', () => {
  let said: string;

  beforeEach(() => {
    said = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((words) => {
      said += words;
      return true;
    });
  });

  afterEach(() => jest.restoreAllMocks());

  it('are every English page at five widths under five themes when nothing is said', () => {
    expect(readOptions([])).toEqual({
      lang: ['en'],
      page: routeIds,
      width: [320, 768, 968, 1280, 1920],
      theme: themeIds,
      out: path.join('reports', 'shots'),
    });
  });

  it('take some of each, pseudo-languages too, in the order of the sheets', () => {
    expect(
      readOptions([
        ...['--lang', 'en-XA, de'],
        ...['--page', 'pricing,home'],
        ...['--width', '1280,400,400'],
        ...['--theme', 'print,dark'],
        ...['--out', 'elsewhere'],
      ]),
    ).toEqual({
      lang: ['de', 'en-XA'],
      page: ['home', 'pricing'],
      width: [400, 1280],
      theme: ['dark', 'print'],
      out: 'elsewhere',
    });
  });

  it.each([
    [['--lang', 'de,xx'], 'There is no language "xx". Use some of de, '],
    [['--page', 'prices'], 'There is no page "prices". Use some of home, pricing,'],
    [['--theme', 'sepia'], 'There is no theme "sepia". Use some of light, dark,'],
    [['--width', '100'], '"100" must be a whole number of pixels from 240 to 3840.'],
    [['--width', '320,wide'], '"wide" must be a whole number of pixels'],
    [['--width', ''], '"" must be a whole number of pixels'],
    [['--fast'], "unknown option '--fast'"],
    [['home'], 'too many arguments'],
  ])('are refused when they are %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 1 }));
    expect(said).toContain(message);
  });
});
