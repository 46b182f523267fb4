import { Command, InvalidArgumentError } from 'commander';
import { languages, sourceTag } from '../../src/content/languages';
import { type RouteId, routeIds } from '../../src/content/routes';
import { someOf } from '../some-of';

/** What an audit is asked to do. */
export interface AuditOptions {
  readonly routes: readonly RouteId[];
  readonly tags: readonly string[];
  /** Fewer states and no repetition: for daily work. */
  readonly quick: boolean;
  /** A deployed site, instead of the one that was built here. */
  readonly url?: URL;
  /** Whether the figures go into the accessibility statement. */
  readonly record: boolean;
  /** Pages that are looked at at the same time. */
  readonly workers: number;
}

function address(value: string): URL {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError('Give an address that begins with https:// or http://.');
  }
  return new URL(value);
}

function workerCount(value: string): number {
  if (!/^[1-9]\d?$/.test(value)) throw new InvalidArgumentError('Give a number from 1 to 99.');
  return Number(value);
}

/**
 * Reads the command line.
 *
 * @param cores How many pages are looked at at the same time unless said otherwise.
 * @throws CommanderError when it cannot be read; commander has then said why.
 */
export function readOptions(args: readonly string[], cores: number): AuditOptions {
  const tags = languages.map(({ tag }) => tag);
  const command = new Command('npm run audit --')
    .description('Audits the accessibility of the built site and writes reports/accessibility/.')
    .option('--page <pages>', `some of ${routeIds.join(',')}`, someOf('page', routeIds), routeIds)
    .option('--lang <languages>', `some of ${tags.join(',')}`, someOf('language', tags), tags)
    .option('--quick', 'a quarter of the states', false)
    .option('--url <address>', 'audit a deployed site instead of the built one', address)
    .option('--workers <number>', 'pages at the same time', workerCount, cores)
    .option(
      '--record',
      'write the figures that the accessibility statement shows; needs everything',
      false,
    )
    .exitOverride()
    .parse([...args], { from: 'user' });
  const { page, lang, ...rest } = command.opts<
    Omit<AuditOptions, 'routes' | 'tags'> & { page: readonly RouteId[]; lang: readonly string[] }
  >();
  const isWhole = page.length === routeIds.length && lang.length === tags.length && !rest.quick;
  if (rest.record && (!isWhole || rest.url)) {
    command.error(
      'error: --record needs an audit of everything. Leave --page, --lang, --quick and --url out.',
    );
  }
  if (rest.url && page.every((route) => route === 'error')) {
    command.error('error: a deployed site has no address for its error pages. Leave --url out.');
  }
  // The other languages are compared with English.
  const withSource = tags.filter((tag) => tag === sourceTag || lang.includes(tag));
  return { ...rest, routes: page, tags: lang.length === 0 ? tags : withSource };
}
