import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { allLanguages, sourceTag } from '../../src/content/languages';
import { type RouteId, routeIds } from '../../src/content/routes';
import { pseudoLanguages } from '../pseudo/pseudo-languages';
import { entries, someOf } from '../some-of';
import { type ThemeId, themeIds } from './themes';

/** What shots are taken of, and where they go. */
export interface ShotsOptions {
  readonly lang: readonly string[];
  readonly page: readonly RouteId[];
  /** Widths of the window in CSS pixels, the narrowest first. */
  readonly width: readonly number[];
  readonly theme: readonly ThemeId[];
  /** Folder of the sheets. */
  readonly out: string;
}

/** Languages of the site and those for tests. */
const tags = [...allLanguages, ...pseudoLanguages].map(({ tag }) => tag);

/** Widths of the visual direction: small phone, tablet, where layouts change, laptop, desk. */
const usualWidths = [320, 768, 968, 1280, 1920];

/** Narrower than a watch or wider than a wall makes no sense, and much memory. */
const narrowest = 240;
const widest = 3840;

function widths(value: string): readonly number[] {
  for (const entry of entries(value)) {
    if (!/^\d+$/.test(entry) || Number(entry) < narrowest || Number(entry) > widest) {
      throw new InvalidArgumentError(
        `"${entry}" must be a whole number of pixels from ${narrowest} to ${widest}.`,
      );
    }
  }
  return [...new Set(entries(value).map(Number))].toSorted((one, other) => one - other);
}

/**
 * Reads the command line.
 *
 * @throws CommanderError when it cannot be read; commander has then said why.
 */
export function readOptions(args: readonly string[]): ShotsOptions {
  return new Command('npm run shots --')
    .description('Takes pictures of the built site and puts them together into contact sheets.')
    .option('--lang <tags>', `some of ${tags.join(',')}`, someOf('language', tags), [sourceTag])
    .option('--page <pages>', `some of ${routeIds.join(',')}`, someOf('page', routeIds), routeIds)
    .option('--width <pixels>', 'widths of the window', widths, usualWidths)
    .option(
      '--theme <themes>',
      `some of ${themeIds.join(',')}`,
      someOf('theme', themeIds),
      themeIds,
    )
    .option('--out <folder>', 'where the sheets go', path.join('reports', 'shots'))
    .exitOverride()
    .parse([...args], { from: 'user' })
    .opts<ShotsOptions>();
}
