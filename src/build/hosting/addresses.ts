import { sourceTag } from '../../content/languages';
import { routes } from '../../content/routes';
import { listedPages, type Page } from '../page-table';

/** Regular expressions of the site's addresses, without anchors, for JavaScript, PCRE and RE2. */
export interface AddressPatterns {
  /** The address of any page but the start page, such as `/pricing` or `/de`. */
  readonly page: string;
  /** A language's prefix with its slash, such as `/de`. */
  readonly prefix: string;
}

/** A file that no address may reach: compressed copies, hosts' own files, dot files, plain HTML. */
export const hiddenPatterns = {
  /** Tested at the end of a path. */
  end: '\\.(?:html|br|zst|gz)',
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

/**
 * Describes the addresses in a few words: a host's configuration then stays the same length
 * whatever the number of languages.
 *
 * @throws Error when the pages are not every route in every language.
 */
export function addressPatterns(pages: readonly Page[]): AddressPatterns {
  const listed = listedPages(pages);
  const tags = [...new Set(listed.map(({ tag }) => tag))].filter((tag) => tag !== sourceTag);
  const names = [...new Set(listed.map(({ route }) => routes[route].path.slice(1)))].filter(
    (name) => name !== '',
  );
  if (listed.length !== (tags.length + 1) * (names.length + 1)) {
    throw new Error('The page table must hold every page in every language.');
  }
  // Without another language the expression matches nothing.
  const prefix = tags.length > 0 ? `/${oneOf(tags)}` : '/[^\\s\\S]';
  const name = `/${oneOf(names)}`;
  return { prefix, page: `${prefix}(?:${name})?|${name}` };
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
  const listed = listedPages(pages);
  const page = listed.find((candidate) => candidate.path === path);
  if (page) return { kind: 'file', file: page.file };
  const moved = listed.find(({ path: address }) =>
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
