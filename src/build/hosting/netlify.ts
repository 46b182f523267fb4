import { sourceTag } from '../../content/languages';
import { routes } from '../../content/routes';
import { socialFolder } from '../../i18n/paths';
import { addressedPages, type Page } from '../page-table';
import { cacheControl, contentType } from './files';
import { commonHeaders, documentHeaders, type HeaderTable, type SourceHashes } from './headers';

/** What Cloudflare Pages accepts: it drops what is beyond without failing. */
export const cloudflareLimits = {
  headerRules: 100,
  headerLine: 2_000,
  redirects: 2_000,
  redirectLine: 1_000,
} as const;

function tooMuch(file: string, what: string, count: number, limit: number): Error {
  return new Error(`${file}: ${what} is ${count}, and Cloudflare Pages reads at most ${limit}.`);
}

/** What both hosts send for HTML by themselves, and that nobody may rewrite it. */
const documentCache = 'public, max-age=0, must-revalidate, no-transform';

/** One rule for the pictures, which are alike; any other file has its own. */
const filePattern = (file: string) =>
  file.startsWith(`${socialFolder}/`) ? `/${socialFolder}/*` : `/${file}`;

/** Address patterns of the pages: one for each home page, since `/:language` would be any file. */
function pagePatterns(pages: readonly Page[]): readonly string[] {
  const patterns = addressedPages(pages).map(({ route, tag, path }) =>
    route === 'home' || tag === sourceTag ? path : `/:language${routes[route].path}`,
  );
  return [...new Set(patterns)].toSorted();
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that several
 * rules set, so a rule for one file holds what the rule for all files does not.
 *
 * @param files Files below `public/`; HTML among them is passed over.
 * @throws Error when a hash is none or the result exceeds Cloudflare's limits.
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
    throw tooMuch('_headers', 'the number of rules', rules.size, headerRules);
  }
  const lines = [...rules].flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > headerLine) throw tooMuch('_headers', 'the longest line', longest, headerLine);
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify: the `.html` of a page leads to its address, and an unknown path shows
 * the 404 page of its language. Cloudflare Pages does both by itself and passes over these lines,
 * because it knows neither `301!` nor 404. Netlify takes `/page/` to `/page` before it reads the
 * rules; a rule of ours would go in circles.
 *
 * @throws Error when the result exceeds Cloudflare's limits.
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
    throw tooMuch('_redirects', 'the number of rules', lines.length, redirects);
  }
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > redirectLine)
    throw tooMuch('_redirects', 'the longest line', longest, redirectLine);
  return `${lines.join('\n')}\n`;
}
