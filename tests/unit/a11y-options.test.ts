import { languages } from '../../src/content/languages';
import { readSelection } from '../../tools/test-a11y';

describe('the options of the accessibility test', () => {
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
  ])('%j are refused with a message', (args, message) => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => readSelection(args)).toThrow();
    expect(write.mock.calls.join('')).toContain(message);
    write.mockRestore();
  });
});
