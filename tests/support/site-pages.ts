import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import memoize from 'lodash/memoize';
import { listedPages, type Page } from '../../src/build/page-table';
import { publicDir } from '../../src/build/paths';
import type { RouteId } from '../../src/content/routes';
import { pages } from './published';

/** A built page. */
export interface BuiltPage extends Page {
  readonly html: string;
  readonly $: CheerioAPI;
}

/** Every page of the site, for `it.each`: its path, then the page. */
export const everyPage = named(pages);

/** The pages for search engines. */
export const everyListedPage = named(listedPages(pages));

function named(pages: readonly Page[]): readonly (readonly [path: string, page: Page])[] {
  return pages.map((page) => [page.path, page]);
}

/**
 * Reads a file of the built site.
 *
 * @throws Error if it is missing, so that no test passes without a built site.
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

/** Reads and parses a page of the built site, once per test file. */
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

/** The attributes of every element that a selector matches, in order. */
export const attributesOf = ({ $ }: Pick<BuiltPage, '$'>, selector: string) =>
  Array.from($(selector), (element) => $(element).attr() ?? {});

/** Every visible text node of a page, in order. */
export function textNodes({ $ }: BuiltPage): readonly string[] {
  return $('title, body, body *')
    .not('script, style')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []))
    .filter((text) => text.trim() !== '');
}
