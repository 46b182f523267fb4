import { netlifyHeaders, netlifyRedirects } from '../../../src/build/hosting/netlify';
import { pageTable } from '../../../src/build/page-table';
import { allLanguages, chosenLanguages } from '../../../src/content/languages';
import { fullPublication } from '../../../src/i18n/publication';

const hash = `sha256-${'A'.repeat(43)}=`;
const hashes = { styles: [hash], scripts: [hash] };
const pages = pageTable(fullPublication(chosenLanguages('en,de')));
const documentCache = 'Cache-Control: public, max-age=0, must-revalidate, no-transform';
const script = 'dialogs-0123456789abcdef0123.js';

/** The paths of `_headers` with the headers of each. */
function rules(text: string): Map<string, string[]> {
  return new Map(
    text.split(/\n(?=\/)/).map((rule) => {
      const [place = '', ...headers] = rule.trimEnd().split('\n  ');
      return [place, headers];
    }),
  );
}

describe('_headers', () => {
  const files = [script, 'speculation-rules.json', 'de/pricing.html', '.well-known/security.txt'];
  const parsed = rules(netlifyHeaders(hashes, files, pages));

  it.each([
    ['/*', 'Speculation-Rules: "/speculation-rules.json"'],
    ['/.well-known/security.txt', 'Content-Type: text/plain; charset=utf-8'],
    [`/${script}`, 'Cache-Control: public, max-age=31536000, immutable'],
    ['/', documentCache],
    ['/de', documentCache],
    ['/:language/pricing', documentCache],
  ])('has for %s: %s', (place, header) => {
    expect(parsed.get(place)).toContain(header);
  });

  it('sets no header twice for a file, as hosts would join the values', () => {
    const names = (place: string) => (parsed.get(place) ?? []).map((line) => line.split(':')[0]);
    for (const place of parsed.keys()) {
      const all = place === '/*' ? names(place) : [...names('/*'), ...names(place)];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('stays within the limits of Cloudflare Pages', () => {
    const many = Array.from({ length: 99 }, (_, index) => `file-${index}.txt`);
    expect(rules(netlifyHeaders(hashes, many, [])).size).toBe(100);
    expect(() => netlifyHeaders(hashes, [...many, 'one-more.txt'], [])).toThrow(
      '_headers: the number of rules is 101, but Cloudflare Pages reads at most 100.',
    );
    const scripts = Array.from({ length: 40 }, () => hash);
    expect(() => netlifyHeaders({ styles: [], scripts }, [], [])).toThrow(
      /^_headers: the longest line is \d{4}, but Cloudflare Pages reads at most 2000\.$/,
    );
  });
});

describe('_redirects', () => {
  it('redirects from files to pages, and shows the 404 page of each other language', () => {
    const lines = netlifyRedirects(pages).trimEnd().split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '/index.html / 301!',
        '/pricing.html /pricing 301!',
        '/de.html /de 301!',
        '/de/pricing.html /de/pricing 301!',
        '/de/* /de/404.html 404',
      ]),
    );
    // Six pages in two languages, but no status pages, trailing slashes or source language.
    expect(lines).toHaveLength(2 * 6 + 1);
    const others = /^\S+(?:404|500)\.html |^\S*\/ |^\/en[/. ]|^\/\*/;
    expect(lines.filter((line) => others.test(line))).toEqual([]);
  });

  it('stays within the limits with all languages', () => {
    const all = pageTable(fullPublication(allLanguages));
    expect(() => netlifyRedirects(all)).not.toThrow();
    const tooMany = Array.from({ length: 12 }, () => all).flat();
    expect(() => netlifyRedirects(tooMany)).toThrow(
      /^_redirects: the number of rules is \d{4}, but Cloudflare Pages reads at most 2000\.$/,
    );
  });
});
