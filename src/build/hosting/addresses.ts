import { sourceTag } from '../../content/languages';
import { routes } from '../../content/routes';
import { addressedPages, type Page } from '../page-table';

/** Regular expressions for the site's addresses, without anchors, valid in JavaScript and PCRE. */
export interface AddressPatterns {
  /** The address of any page except `/`, such as `/pricing` or `/de`. */
  readonly page: string;
  /** The prefix of a language, such as `/de`. */
  readonly prefix: string;
}

/** Files that must not be reachable: compressed copies, files for hosts, dot files, `.html`. */
export const hiddenPatterns = {
  /** Tested at the end of a path. */
  end: '\\.(?:html|br|gz)',
  /** Tested at its start. */
  start: '/_(?:headers|redirects)(?:$|/)',
  /** Tested anywhere, except in the prefix `/.well-known/`. */
  dot: '/\\.',
  /** Tested anywhere: a double slash would be a second address for the same file. */
  doubled: '//',
} as const;

function oneOf(parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}

/** The tags of the languages that have the same pages, by the names of these pages. */
type TagsByNames = ReadonlyMap<string, readonly string[]>;

function tagsByNames(pages: readonly Page[]): TagsByNames {
  const groups = new Map<string, readonly string[]>();
  for (const tag of new Set(pages.map((page) => page.tag))) {
    const own = pages.filter((page) => page.tag === tag).map(({ route }) => route);
    for (const needed of ['home', 'not-found', 'error'] as const) {
      if (!own.includes(needed)) throw new Error(`The page table has no page ${needed} in ${tag}.`);
    }
    const names = own
      .filter((route) => route !== 'home' && routes[route].kind === 'page')
      .map((route) => routes[route].path.slice(1));
    const group = oneOf(names);
    groups.set(group, [...(groups.get(group) ?? []), tag]);
  }
  return groups;
}

/**
 * Returns short patterns for the addresses: if every language has the same pages, a host's
 * configuration does not get longer with the number of languages.
 *
 * @throws Error if a language has no home page, 404 page or 500 page.
 */
export function addressPatterns(pages: readonly Page[]): AddressPatterns {
  const page: string[] = [];
  const prefixes: string[] = [];
  for (const [names, tags] of tagsByNames(pages)) {
    const others = tags.filter((tag) => tag !== sourceTag);
    prefixes.push(...others);
    if (others.length > 0) page.push(`/${oneOf(others)}(?:/${names})?`);
    if (others.length < tags.length) page.push(`/${names}`);
  }
  // If English is the only language, this must match nothing.
  const prefix = prefixes.length > 0 ? `/${oneOf(prefixes)}` : '/[^\\s\\S]';
  return { prefix, page: page.join('|') };
}

/** How the site answers a path. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'missing' };

/**
 * Returns what a decoded path requests: a page, a file that may or may not exist, or a redirect to
 * the canonical address of a page. Redirects only ever lead to the site's own paths.
 */
export function answerTo(path: string, pages: readonly Page[]): Answer {
  const addressed = addressedPages(pages);
  const page = addressed.find((candidate) => candidate.path === path);
  if (page) return { kind: 'file', file: page.file };
  const moved = addressed.find(({ path: address }) =>
    address === '/'
      ? path === '/index' || path === '/index.html'
      : path === `${address}/` || path === `${address}.html`,
  );
  if (moved) return { kind: 'moved', location: moved.path };
  const { end, start, dot, doubled } = hiddenPatterns;
  const hidden = new RegExp(`${end}$|^${start}|${doubled}`).test(path);
  const dotted = new RegExp(dot).test(path.replace(/^\/\.well-known\//, '/'));
  return hidden || dotted ? { kind: 'missing' } : { kind: 'file', file: path.slice(1) };
}

/** The 404 or 500 page, as a file below `public/`, in the language of a path's prefix. */
export function statusFile(
  route: 'not-found' | 'error',
  path: string,
  pages: readonly Page[],
): string {
  const first = path.split('/')[1];
  const candidates = pages.filter((page) => page.route === route);
  const page =
    candidates.find(({ tag }) => tag !== sourceTag && tag === first) ??
    candidates.find(({ tag }) => tag === sourceTag);
  if (!page) throw new Error(`The page table has no page ${route} in ${sourceTag}.`);
  return page.file;
}
