import { sourceTag } from '../../content/languages';
import { routes } from '../../content/routes';
import { addressedPages, type Page } from '../page-table';

/** Regular expressions of the site's addresses, without anchors, for JavaScript and PCRE. */
export interface AddressPatterns {
  /** The address of any page but the start page, such as `/pricing` or `/de`. */
  readonly page: string;
  /** A language's prefix with its slash, such as `/de`. */
  readonly prefix: string;
}

/** A file that no address may reach: compressed copies, hosts' own files, dot files, plain HTML. */
export const hiddenPatterns = {
  /** Tested at the end of a path. */
  end: '\\.(?:html|br|gz)',
  /** Tested at its start. */
  start: '/_(?:headers|redirects)(?:$|/)',
  /** Tested anywhere, but for paths below `/.well-known/`. */
  dot: '/\\.',
  /** Tested anywhere: a second slash is another address for the same file. */
  doubled: '//',
} as const;

function oneOf(parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}

/** Names of pages, such as `pricing`, for the languages that have exactly these beside their start page. */
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
 * Describes the addresses in a few words: where every language has the same pages, a host's
 * configuration stays the same length whatever the number of languages.
 *
 * @throws Error when a language has no start page or no page for a status.
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
  // Without another language the expression matches nothing.
  const prefix = prefixes.length > 0 ? `/${oneOf(prefixes)}` : '/[^\\s\\S]';
  return { prefix, page: page.join('|') };
}

/** How the site answers a path. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'missing' };

/**
 * What a decoded path asks for: a page, a file that may or may not exist, or the one address at
 * which a page is really found. A redirect's target is always one of the site's own paths.
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
  if (!page) throw new Error(`The page table holds no ${route} page in ${sourceTag}.`);
  return page.file;
}
