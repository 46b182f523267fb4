import { Command, InvalidArgumentError } from 'commander';
import { someOf } from '../some-of';
import { type StepName, stepNames } from './report';

/** What a bench is asked to do. */
export interface BenchOptions {
  readonly only: readonly StepName[];
  /** How often each page and dialog is measured. */
  readonly runs: number;
  /** Numbers of synthetic languages to build with. */
  readonly languages: readonly number[];
  /** Whether the table of docs/performance.md is written anew. */
  readonly docs: boolean;
}

/** The most that still makes sense; a slip of the finger should not take a day. */
const mostRuns = 50;
const mostLanguages = 500;

function whole(value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new InvalidArgumentError(`"${value}" must be a whole number from ${least} to ${most}.`);
  }
  return number;
}

/**
 * Reads the command line.
 *
 * @throws CommanderError when it cannot be read; commander has then said why.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const command = new Command('npm run bench --')
    .description(
      'Measures the built site and writes a table, reports/bench.json and reports/bench/index.html.',
    )
    .option('--only <steps>', `some of ${stepNames.join(',')}`, someOf('step', stepNames))
    .option(
      '--runs <number>',
      'how often each page and dialog is measured',
      (value) => whole(value, 1, mostRuns),
      5,
    )
    .option(
      '--languages <numbers>',
      'numbers of synthetic languages to build with',
      (value) => value.split(',').map((number) => whole(number.trim(), 1, mostLanguages)),
      [3, 10, 100],
    )
    .option('--docs', 'write the table into docs/performance.md; needs every step', false)
    .exitOverride()
    .parse([...args], { from: 'user' });
  const { only, ...rest } = command.opts<Omit<BenchOptions, 'only'> & Partial<BenchOptions>>();
  if (rest.docs && only) command.error('error: --docs needs every step. Leave --only out.');
  return { ...rest, only: only ?? stepNames };
}
