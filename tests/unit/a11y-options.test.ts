import { languages } from '../../src/content/languages';
import { readSelection } from '../../tools/test-a11y';

describe('the options of the accessibility test', () => {
  let said: string[];

  beforeEach(() => {
    said = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  });

  afterEach(() => jest.restoreAllMocks());

  it.each([
    [['--page', 'pricing,home', '--lang', 'pl'], { routes: ['home', 'pricing'], tags: ['pl'] }],
    [['--url', 'https://polylogue.example/'], { url: 'https://polylogue.example/' }],
    [['--record'], { record: true, full: true }],
  ])('%j select %j', (args, selection) => {
    expect(readSelection(args)).toEqual(selection);
  });

  it.each([
    [['--lang', 'xx'], `There is no language "xx". Use some of ${languages[0]?.tag}, `],
    [['--url', 'polylogue.example'], 'Give an address that begins with https:// or http://.'],
    [['--record', '--quick'], '--record needs a test of everything.'],
    [['--full', '--quick'], 'choose one of --full and --quick'],
    [['--page', 'error', '--url', 'https://polylogue.example/'], 'no address for its error pages'],
  ])('%j are refused with one message', (args, message) => {
    expect(() => readSelection(args)).toThrow();
    expect(said.join('')).toContain(message);
  });
});
