import { Command, InvalidArgumentError } from 'commander';
import { parseList } from '../parse-list';

/** In the order in which they run. */
export const stepNames = ['bytes', 'lighthouse', 'build'] as const;

export interface BenchOptions {
  readonly only: readonly (typeof stepNames)[number][];
  /** How often Lighthouse measures each page. */
  readonly runs: number;
  /** Whether to replace the tables in docs/performance.md. */
  readonly docs: boolean;
}

function runCount(value: string): number {
  if (!/^[1-9]\d?$/.test(value)) throw new InvalidArgumentError('Give a number from 1 to 99.');
  return Number(value);
}

/** @throws CommanderError if the command line is not valid; commander has then printed why. */
export function readOptions(args: readonly string[]): BenchOptions {
  const command = new Command('npm run bench --')
    .description('Measures the built site, prints tables and writes reports/bench.json.')
    .option('--only <steps>', `some of ${stepNames.join(',')}`, parseList('step', stepNames))
    .option('--runs <number>', 'how often Lighthouse measures each page', runCount, 5)
    .option('--docs', 'write the tables into docs/performance.md; needs every step', false)
    .exitOverride()
    .parse([...args], { from: 'user' });
  const { only, ...rest } = command.opts<Omit<BenchOptions, 'only'> & Partial<BenchOptions>>();
  if (rest.docs && only) command.error('error: --docs needs every step. Leave --only out.');
  return { ...rest, only: only ?? stepNames };
}
