import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import memoize from 'lodash/memoize';
import { listedPages, type Page } from '../../src/build/page-table';
import { publicDir } from '../../src/build/paths';
import { type RouteId, routes } from '../../src/content/routes';
import { pages } from './published';

/** A page as the build left it. */
export interface BuiltPage extends Page {
  /** The file's text. */
  readonly html: string;
  readonly $: CheerioAPI;
}

/** Every page that the build must have made, named for `it.each`: its path, then the page. */
export const everyPage = named(pages);

/** Those that search engines and menus list. */
export const everyListedPage = named(listedPages(pages));

/** The pages that answer with a status. */
export const everyStatusPage = everyPage.filter(([, { route }]) => routes[route].kind === 'status');

/** The pages that show an English text in another language. */
export const everyFallbackPage = everyPage.filter(([, { text }]) => text === 'source');

function named(pages: readonly Page[]): readonly (readonly [path: string, page: Page])[] {
  return pages.map((page) => [page.path, page]);
}

/**
 * Reads a file of the built site.
 *
 * @throws Error saying what to do when it is missing: a test without a site must not pass.
 */
export function readBuilt(file: string): Buffer {
  try {
    return readFileSync(path.join(publicDir, file));
  } catch (cause) {
    throw new Error(
      `${publicDir}/${file} cannot be read: build the site first (npm run build), with the same LANGS.`,
      { cause },
    );
  }
}

/** Reads and parses a page of the built site, once for a test file. */
export const builtPage = memoize(
  (page: Page): BuiltPage => {
    const html = readBuilt(page.file).toString('utf8');
    return { ...page, html, $: load(html) };
  },
  ({ file }) => file,
);

/** The page of a route in a language. */
export function pageOf(route: RouteId, tag: string): BuiltPage {
  const found = everyPage.find(([, page]) => page.route === route && page.tag === tag);
  if (!found) throw new Error(`There is no page ${route} in ${tag}.`);
  return builtPage(found[1]);
}

/** Every text node of a page that is read, in order. */
export function textNodes({ $ }: BuiltPage): readonly string[] {
  return $('title, body, body *')
    .not('script, style')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []))
    .filter((text) => text.trim() !== '');
}
