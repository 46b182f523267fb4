import { sourceTag } from '../../content/languages';
import { routes } from '../../content/routes';
import { socialFolder } from '../../i18n/paths';
import { addressedPages, type Page } from '../page-table';
import { cacheControl, contentType } from './files';
import { commonHeaders, documentHeaders, type HeaderTable, type SourceHashes } from './headers';

/** The limits of Cloudflare Pages, which ignores everything beyond them without an error. */
const cloudflareLimits = {
  headerRules: 100,
  headerLine: 2_000,
  redirects: 2_000,
  redirectLine: 1_000,
} as const;

function limitError(file: string, what: string, count: number, limit: number): Error {
  return new Error(`${file}: ${what} is ${count}, but Cloudflare Pages reads at most ${limit}.`);
}

/** The default of both hosts for HTML, plus `no-transform`. */
const documentCache = 'public, max-age=0, must-revalidate, no-transform';

/** One rule for all social images, and one for each other file. */
const filePattern = (file: string) =>
  file.startsWith(`${socialFolder}/`) ? `/${socialFolder}/*` : `/${file}`;

/** Path patterns of the pages. Each home page has its own, as `/:language` would match any file. */
function pagePatterns(pages: readonly Page[]): readonly string[] {
  const patterns = addressedPages(pages).map(({ route, tag, path }) =>
    route === 'home' || tag === sourceTag ? path : `/:language${routes[route].path}`,
  );
  return [...new Set(patterns)].toSorted();
}

/**
 * `_headers` for Netlify and Cloudflare Pages. If several rules set the same header, both join the
 * values, so the rules for single files only have headers that the rule for all files does not.
 *
 * @param files Files below `public/`; HTML files are ignored.
 * @throws Error if a hash is not valid or the result exceeds Cloudflare's limits.
 */
export function netlifyHeaders(
  hashes: SourceHashes,
  files: readonly string[],
  pages: readonly Page[],
): string {
  const rules = new Map<string, HeaderTable>([
    ['/*', { ...commonHeaders(hashes), ...documentHeaders }],
    ...pagePatterns(pages).map((path) => [path, { 'Cache-Control': documentCache }] as const),
    ...files
      .filter((file) => !file.endsWith('.html'))
      .toSorted()
      .map(
        (file) =>
          [
            filePattern(file),
            { 'Content-Type': contentType(file), 'Cache-Control': cacheControl(file) },
          ] as const,
      ),
  ]);
  const { headerRules, headerLine } = cloudflareLimits;
  if (rules.size > headerRules) {
    throw limitError('_headers', 'the number of rules', rules.size, headerRules);
  }
  const lines = [...rules].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > headerLine) {
    throw limitError('_headers', 'the longest line', longest, headerLine);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify: the `.html` address of a page redirects to the page, and an unknown path
 * shows the 404 page of its language. Cloudflare Pages does both by default and ignores these lines,
 * as it supports neither `301!` nor 404. Netlify redirects `/page/` to `/page` before it reads the
 * rules; a rule for that would cause a redirect loop.
 *
 * @throws Error if the result exceeds Cloudflare's limits.
 */
export function netlifyRedirects(pages: readonly Page[]): string {
  const lines = [
    ...addressedPages(pages).map(({ file, path }) => `/${file} ${path} 301!`),
    ...pages
      .filter(({ route, tag }) => route === 'not-found' && tag !== sourceTag)
      .map(({ tag, file }) => `/${tag}/* /${file} 404`),
  ];
  const { redirects, redirectLine } = cloudflareLimits;
  if (lines.length > redirects) {
    throw limitError('_redirects', 'the number of rules', lines.length, redirects);
  }
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > redirectLine)
    throw limitError('_redirects', 'the longest line', longest, redirectLine);
  return `${lines.join('\n')}\n`;
}
