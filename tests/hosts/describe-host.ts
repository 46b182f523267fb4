import { readFileSync } from 'node:fs';
import path from 'node:path';
import { statusFile } from '../../src/build/hosting/addresses';
import {
  cacheControl,
  contentType,
  isCompressible,
  revalidate,
} from '../../src/build/hosting/files';
import { commonHeaders } from '../../src/build/hosting/headers';
import type { HostingFacts } from '../../src/build/hosting/hosting-facts';
import { siteFiles } from '../../src/build/hosting/site-files';
import { listedPages } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';
import { ask, type Reply, textOf } from './ask';

/** A server to test, and the site it serves. */
export interface Host {
  readonly publicDir: string;
  readonly origin: string;
  close(): Promise<void>;
}

const everyEncoding = 'gzip, deflate, br, zstd';

/** The headers of every response that is a page. */
const page = {
  type: 'text/html; charset=utf-8',
  cache: revalidate,
  vary: 'Accept-Encoding',
  rules: '"/speculation-rules.json"',
};

/** `Accept-Encoding` headers, and the encoding that they get. */
const negotiations = [
  [everyEncoding, 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['zstd, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip ;q=0.001', 'gzip'],
  ['zstd, identity, deflate', undefined],
  ['br;q=0', undefined],
  ['x-br, brotli, gzip2', undefined],
  [undefined, undefined],
] as const;

/** Paths that must not exist: tricks with slashes, and files that are not for visitors. */
const missingPaths = [
  ...['//evil.example/', '//evil.example/pricing.html', '///evil.example'],
  ...['//pricing/', '//pricing.html', '/pricing//', '/%2F%2Fevil.example/', '/%5Cevil.example/'],
  ...['/pricing/%0d%0aSet-Cookie:%20a=b/', '/https://evil.example/'],
  ...['/PRICING', '/Pricing.html', '/pricing/index.html', '/pricing.htm', '/favicon.ico'],
  ...['/404', '/404.html', '/404.html/', '/500', '/500.html'],
  ...['/pricing.html.br', '/pricing.html.gz', '/pricing.br', '/robots.txt.gz'],
  ...['/_headers', '/_redirects', '/.hidden', '/.git/config'],
  ...['/.well-known', '/.well-known/', '/.well-known/.hidden'],
  // The 404 for a hashed file must not be cached.
  '/framework-ffffffffffffffffffff.js',
  // None of these has the prefix of a language.
  ...['/dex', '/de-AT/pricing', '/DE/pricing', '/en', '/en/pricing'],
];

/**
 * Declares the tests that every host of this site must pass.
 *
 * @param facts The site's pages and hashes.
 */
export function describeHost(name: string, facts: HostingFacts, start: () => Promise<Host>): void {
  const listed = listedPages(facts.pages);
  const tags = [...new Set(facts.pages.map(({ tag }) => tag))];
  const common = Object.entries(commonHeaders(facts.hashes));

  describe(name, () => {
    let host: Host;
    let files: readonly string[];

    beforeAll(async () => {
      host = await start();
      files = (await siteFiles(host.publicDir)).filter(
        (file) => !/\.(html|br|gz)$|^_|(^|\/)\.(?!well-known\/)/.test(file),
      );
    });

    afterAll(() => host?.close());

    /** Requests an address, and checks that the response has each common header exactly once. */
    async function get(address: string, headers?: Record<string, string>, method?: string) {
      const reply = await ask(host.origin, address, headers, method);
      for (const [header, value] of common) {
        expect([header, reply.headers[header.toLowerCase()]]).toEqual([header, value]);
      }
      expect(reply.names.filter((sent, at) => reply.names.indexOf(sent) !== at)).toEqual([]);
      return reply;
    }
    const content = (file: string) => readFileSync(path.join(host.publicDir, file));

    /** Requests an address that does not exist, and expects the 404 page of a language. */
    async function expectMissing(address: string, tag: string, encoding?: 'br' | 'gzip') {
      const reply = await get(address, encoding && { 'Accept-Encoding': encoding });
      expect(described(reply)).toEqual({ ...page, status: 404, encoding });
      const text = content(statusFile('not-found', `/${tag}/`, facts.pages)).toString();
      expect(textOf(reply)).toBe(text);
      expect(text).toMatch(new RegExp(`<html[^>]* lang="${tag}"`));
    }

    it.each(listed)(
      'sends $path, and redirects other forms of the address to it',
      async ({ path: address, file, tag }) => {
        const text = content(file).toString();
        expect(text).toMatch(new RegExp(`<html[^>]* lang="${tag}"`));
        for (const encoding of ['br', 'gzip', undefined] as const) {
          const accept = encoding && { 'Accept-Encoding': encoding };
          const reply = await get(`${address}?a=/pricing/`, accept);
          expect(described(reply)).toEqual({ ...page, status: 200, encoding });
          expect(textOf(reply)).toBe(text);
        }
        const others =
          address === '/' ? ['/index.html', '/index'] : [`${address}/`, `${address}.html`];
        for (const other of others) {
          for (const query of ['', '?plan=pro&x=//evil.example/']) {
            const reply = await get(other + query);
            expect([other, reply.status]).toEqual([other, 301]);
            expect(reply.headers.location).toBe(address + query);
            expect(reply.headers['cache-control']).toBe(revalidate);
          }
        }
      },
    );

    it.each(negotiations)('answers Accept-Encoding %p with %p', async (accepted, encoding) => {
      const reply = await get('/pricing', accepted ? { 'Accept-Encoding': accepted } : {});
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(textOf(reply)).toBe(content('pricing.html').toString());
    });

    it('sends every file with the right type, caching and headers', async () => {
      expect(files).toContain('.well-known/security.txt');
      expect(files.join()).toMatch(/-[0-9a-f]{20}\.js/);
      for (const file of files) {
        const reply = await get(`/${file}`, { 'Accept-Encoding': everyEncoding });
        expect({ file, ...described(reply) }).toEqual({
          file,
          status: 200,
          type: contentType(file),
          cache: /-[0-9a-f]{20}\.js$/.test(file)
            ? 'public, max-age=31536000, immutable'
            : cacheControl(file),
          encoding: isCompressible(file) ? 'br' : undefined,
          vary: isCompressible(file) ? 'Accept-Encoding' : undefined,
        });
        expect(textOf(reply)).toBe(content(file).toString());
      }
    });

    it.each(tags)('has a 404 page in %s', async (tag) => {
      const prefix = tag === sourceTag ? '' : `/${tag}`;
      for (const missing of ['/xyz', '/xyz/', '/xyz/abc', '/xyz.js', '/404.html', '/pricing/x']) {
        for (const encoding of ['br', 'gzip', undefined] as const) {
          await expectMissing(prefix + missing, tag, encoding);
        }
      }
    });

    it.each(missingPaths)('has no page at %s', async (address) => {
      await expectMissing(address, sourceTag);
    });

    it('answers HEAD like GET, without a body', async () => {
      const accept = { 'Accept-Encoding': 'br' };
      const [head, got] = [await get('/', accept, 'HEAD'), await get('/', accept)];
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
    });

    it('answers 304 if the copy of the browser is up to date', async () => {
      const accept = { 'Accept-Encoding': 'br' };
      const first = await get('/', accept);
      const etag = String(first.headers.etag);
      const second = await get('/', { ...accept, 'If-None-Match': etag });
      expect(second.status).toBe(304);
      expect(second.headers['content-encoding']).toBeUndefined();
      expect(second.headers['cache-control']).toBe(revalidate);
      const plain = await get('/', { 'If-None-Match': etag });
      expect(plain.status).toBe(200);
    });

    it('sends a part of a file', async () => {
      const reply = await get('/robots.txt', { Range: 'bytes=2-5' });
      expect(reply.status).toBe(206);
      expect(reply.body.toString()).toBe(content('robots.txt').toString().slice(2, 6));
    });

    it('refuses other methods', async () => {
      const addresses = [...listed.map((each) => each.path), ...files.map((file) => `/${file}`)];
      for (const address of addresses) {
        const reply = await get(address, { 'Accept-Encoding': everyEncoding }, 'POST');
        expect([address, reply.status]).toEqual([address, 405]);
        expect(reply.headers['content-encoding']).toBeUndefined();
        expect(reply.headers['cache-control']).toBe(revalidate);
      }
    });

    it.each(['/%', '/%00', '/%c0%ae%c0%ae/', '/../../etc/passwd', '/..%2f..%2fetc'])(
      'survives the invalid address %s',
      async (address) => {
        const reply = await ask(host.origin, address);
        expect([400, 404]).toContain(reply.status);
        expect(reply.body.toString()).not.toContain('root:x:');
      },
    );
  });
}

function described({ status, headers }: Reply) {
  return {
    status,
    location: headers.location,
    type: headers['content-type'],
    cache: headers['cache-control'],
    encoding: headers['content-encoding'],
    vary: headers.vary,
    rules: headers['speculation-rules'],
  };
}
