import { netlifyHeaders, netlifyRedirects } from '../../../src/build/hosting/netlify';
import { addressedPages, type Page, pageTable } from '../../../src/build/page-table';
import { chosenLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const hash = `sha256-${'A'.repeat(43)}=`;
const hashes = { styles: [hash], scripts: [hash] };
const pages = pageTable(fullPublication(chosenLanguages('en,de')));
/** Pages of a language that have an address. */
const addresses = addressedPages(pages).filter(({ tag }) => tag === 'de').length;
const files = [
  'speculation-rules.json',
  'de/pricing.html',
  'index.html',
  'dialogs-0123456789abcdef0123.js',
  '.well-known/security.txt',
];

/** The paths of `_headers` with the headers of each. */
function rules(text: string): Map<string, string[]> {
  return new Map(
    text.split(/\n(?=\/)/).map((rule) => {
      const [path = '', ...headers] = rule.trimEnd().split('\n  ');
      return [path, headers];
    }),
  );
}

/** As many languages as the site may once have, and more. */
function manyPages(count: number): readonly Page[] {
  const german = pages.filter(({ tag }) => tag === 'de');
  const others = Array.from({ length: count }, (_, index) => `x${index}`).flatMap((tag) =>
    german.map((page) => ({
      ...page,
      tag,
      path: page.path.replace('/de', `/${tag}`),
      file: page.file.replace(/^de/, tag),
    })),
  );
  return [...pages, ...others];
}

describe('_headers', () => {
  const parsed = rules(netlifyHeaders(hashes, files, pages));

  it('gives the pages and each other file a rule, in a fixed order', () => {
    expect([...parsed.keys()]).toEqual([
      '/*',
      '/',
      '/:language/accessibility',
      '/:language/enterprise',
      '/:language/pricing',
      '/:language/privacy-policy',
      '/:language/terms-of-service',
      '/accessibility',
      '/de',
      '/enterprise',
      '/pricing',
      '/privacy-policy',
      '/terms-of-service',
      '/.well-known/security.txt',
      '/dialogs-0123456789abcdef0123.js',
      '/speculation-rules.json',
    ]);
    expect(netlifyHeaders(hashes, files.toReversed(), pages)).toBe(
      netlifyHeaders(hashes, files, pages),
    );
  });

  it.each([
    ['/dialogs-0123456789abcdef0123.js', 'Cache-Control: public, max-age=31536000, immutable'],
    ['/:language/pricing', 'Cache-Control: public, max-age=0, must-revalidate, no-transform'],
    ['/speculation-rules.json', 'Content-Type: application/speculationrules+json'],
    ['/.well-known/security.txt', 'Content-Type: text/plain; charset=utf-8'],
    ['/*', 'X-Frame-Options: DENY'],
    ['/*', 'Speculation-Rules: "/speculation-rules.json"'],
  ])('says for %s: %s', (path, header) => {
    expect(parsed.get(path)).toContain(header);
  });

  it('sets no header twice for a file, since hosts would join the values', () => {
    const names = (path: string) => (parsed.get(path) ?? []).map((line) => line.split(':')[0]);
    for (const path of parsed.keys()) {
      const all = path === '/*' ? names(path) : [...names('/*'), ...names(path)];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('has only lines that Cloudflare Pages reads', () => {
    for (const line of netlifyHeaders(hashes, files, pages).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2_000);
    }
    const scripts = Array.from({ length: 40 }, () => hash);
    expect(() => netlifyHeaders({ styles: [], scripts }, [], [])).toThrow(
      /^_headers: the longest line is \d{4}, and Cloudflare Pages reads at most 2000\.$/,
    );
  });

  it('has no more rules than Cloudflare Pages reads', () => {
    const many = Array.from({ length: 99 }, (_, index) => `file-${index}.txt`);
    expect(rules(netlifyHeaders(hashes, many, [])).size).toBe(100);
    expect(() => netlifyHeaders(hashes, [...many, 'one-more.txt'], [])).toThrow(
      '_headers: the number of rules is 101, and Cloudflare Pages reads at most 100.',
    );
  });
});

describe('_redirects', () => {
  const lines = netlifyRedirects(pages).trimEnd().split('\n');

  it.each([
    '/index.html / 301!',
    '/pricing.html /pricing 301!',
    '/de.html /de 301!',
    '/de/pricing.html /de/pricing 301!',
    '/de/* /de/404.html 404',
  ])('says %s', (line) => {
    expect(lines).toContain(line);
  });

  it('leaves status pages, slashes and the source language alone', () => {
    const others = /^\S+(?:404|500)\.html |^\S*\/ |^\/en[/. ]|^\/\*/;
    expect(lines.filter((line) => others.test(line))).toEqual([]);
    // English and German, with a 404 page of its own for German.
    expect(lines).toHaveLength(2 * addresses + 1);
  });

  it('fits 60 languages, and says when there are too many', () => {
    expect(netlifyRedirects(manyPages(58)).trimEnd().split('\n')).toHaveLength(60 * addresses + 59);
    expect(() => netlifyRedirects(manyPages(400))).toThrow(
      `_redirects: the number of rules is ${402 * addresses + 401}, and Cloudflare Pages reads at most 2000.`,
    );
  });
});
