import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { languages } from '../src/content/languages';
import { type RouteId, routeIds } from '../src/content/routes';
import { parseList } from './parse-list';
import { runCommand } from './run-command';

function address(value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError('Give an address that begins with https:// or http://.');
  }
  return value;
}

interface Options {
  readonly page?: readonly RouteId[];
  readonly lang?: readonly string[];
  readonly quick?: true;
  readonly full?: true;
  readonly record?: true;
  readonly url?: string;
}

/**
 * Reads the command line as a selection for `tests/e2e/matrix.ts`.
 *
 * @throws CommanderError if it is not valid; commander has then printed why.
 */
export function readSelection(args: readonly string[]) {
  const tags = languages.map(({ tag }) => tag);
  const command = new Command('npm run test:a11y --')
    .description('Tests the accessibility of the built site and writes reports/e2e/index.html.')
    .option('--page <pages>', `some of ${routeIds.join(',')}`, parseList('page', routeIds))
    .option('--lang <languages>', `some of ${tags.join(',')}`, parseList('language', tags))
    .option('--quick', 'a quarter of the states, for daily work')
    .option('--full', 'everything on every page in every language')
    .option('--url <address>', 'test a deployed site instead of the built one', address)
    .option('--record', 'write the figures that the accessibility statement shows; implies --full')
    .exitOverride()
    .parse([...args], { from: 'user' });
  const { page, lang, ...rest } = command.opts<Options>();
  if (rest.record && (page || lang || rest.quick || rest.url)) {
    command.error(
      'error: --record needs a test of everything. Leave --page, --lang, --quick and --url out.',
    );
  }
  if (rest.full && rest.quick) command.error('error: choose one of --full and --quick.');
  if (rest.url && page?.every((route) => route === 'error')) {
    command.error('error: a deployed site has no address for its error pages. Leave --url out.');
  }
  return {
    ...rest,
    ...(rest.record && { full: true }),
    ...(page && { routes: page }),
    ...(lang && { tags: lang }),
  };
}

/** @throws Error if no site answers at an address. */
async function requireSite(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => {
    const why = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(`--url ${url} cannot be reached: ${why}. Check the address and the network.`);
  });
  if (!answer.ok) {
    throw new Error(`--url ${url} answers ${answer.status}. Give the address of a home page.`);
  }
}

async function main(): Promise<void> {
  const selection = readSelection(process.argv.slice(2));
  if (selection.url) await requireSite(selection.url);
  const program = path.join(
    path.dirname(require.resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const { status } = spawnSync(
    process.execPath,
    [program, 'test', '--config', 'tests/e2e/playwright.config.ts', '--project=a11y', 'pages.spec'],
    { stdio: 'inherit', env: { ...process.env, A11Y: JSON.stringify(selection) } },
  );
  process.exitCode = status ?? 1;
}

if (require.main === module) runCommand(main);
