import { readOptions } from '../../tools/bench/options';
import { stepNames } from '../../tools/bench/report';

describe('The options of the bench', () => {
  let said: string;

  beforeEach(() => {
    said = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((words) => {
      said += words;
      return true;
    });
  });

  afterEach(() => jest.restoreAllMocks());

  it('are every step, five runs and three sizes when nothing is said', () => {
    expect(readOptions([])).toEqual({
      only: stepNames,
      runs: 5,
      languages: [3, 10, 100],
      docs: false,
    });
  });

  it('take steps in the order in which they run', () => {
    expect(readOptions(['--only', 'load, bytes']).only).toEqual(['bytes', 'load']);
  });

  it('take numbers', () => {
    expect(readOptions(['--runs', '2', '--languages', '4,8'])).toMatchObject({
      runs: 2,
      languages: [4, 8],
    });
  });

  it.each([
    [['--only', 'bytes,speed'], 'There is no step "speed". Use some of bytes, lighthouse,'],
    [['--only', ''], 'There is no step "".'],
    [['--runs', '0'], '"0" must be a whole number from 1 to 50.'],
    [['--runs', '1.5'], '"1.5" must be a whole number from 1 to 50.'],
    [['--runs', 'five'], '"five" must be a whole number from 1 to 50.'],
    [['--languages', '3,,10'], '"" must be a whole number from 1 to 500.'],
    [['--languages', '501'], '"501" must be a whole number from 1 to 500.'],
    [['--docs', '--only', 'bytes'], '--docs needs every step. Leave --only out.'],
    [['--fast'], "unknown option '--fast'"],
    [['bytes'], 'too many arguments'],
  ])('are refused when they are %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 1 }));
    expect(said).toContain(message);
  });
});
