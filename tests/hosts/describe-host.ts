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

/** A server to be tested, and the site it serves. */
export interface Host {
  readonly publicDir: string;
  readonly origin: string;
  close(): Promise<void>;
}

const everyEncoding = 'gzip, deflate, br, zstd';

/** What each `Accept-Encoding` gets. */
const negotiations = [
  [everyEncoding, 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['zstd, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip ;q=0.001', 'gzip'],
  ['zstd', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['br;q=0', undefined],
  ['x-br, brotli, gzip2', undefined],
  [undefined, undefined],
] as const;

/** Paths that must lead nowhere: tricks with slashes, and files that are not for visitors. */
const nowhere = [
  '//evil.example/',
  '//evil.example/pricing.html',
  '///evil.example',
  '//pricing/',
  '//pricing.html',
  '/pricing//',
  '/%2F%2Fevil.example/',
  '/%5Cevil.example/',
  '/pricing/%0d%0aSet-Cookie:%20a=b/',
  '/https://evil.example/',
  '/PRICING',
  '/Pricing.html',
  '/pricing/index.html',
  '/pricing.htm',
  '/favicon.ico',
  '/404',
  '/404.html',
  '/404.html/',
  '/500',
  '/500.html',
  '/pricing.html.br',
  '/pricing.html.gz',
  '/pricing.br',
  '/robots.txt.gz',
  '/_headers',
  '/_redirects',
  '/.hidden',
  '/.git/config',
  '/.well-known',
  '/.well-known/',
  '/.well-known/.hidden',
];

/**
 * Declares the tests that every host of this site must pass.
 *
 * @param facts The site's pages and hashes, known before the host is started.
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

    const get = (address: string, headers?: Record<string, string>, method?: string) =>
      ask(host.origin, address, headers, method);
    const content = (file: string) => readFileSync(path.join(host.publicDir, file));

    /** Each header of every response, sent exactly once. */
    function expectCommon(reply: Reply): void {
      for (const [header, value] of common) {
        expect([header, reply.headers[header.toLowerCase()]]).toEqual([header, value]);
      }
      const twice = reply.names.filter((sent, at) => reply.names.indexOf(sent) !== at);
      expect(twice).toEqual([]);
    }

    async function expectMissing(reply: Reply, tag: string): Promise<void> {
      expect(reply.status).toBe(404);
      expect(reply.headers.location).toBeUndefined();
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe(revalidate);
      expectCommon(reply);
      const page = content(statusFile('not-found', `/${tag}/`, facts.pages)).toString();
      expect(textOf(reply)).toBe(page);
      expect(page).toMatch(new RegExp(`<html[^>]* lang="${tag}"`));
    }

    describe.each(listed)('$path', ({ path: address, file, tag }) => {
      it.each(['br', 'gzip', undefined])('is there, encoded as %s', async (encoding) => {
        const reply = await get(address, encoding ? { 'Accept-Encoding': encoding } : {});
        expect(reply.status).toBe(200);
        expect(reply.headers['content-encoding']).toBe(encoding);
        expect(reply.headers.vary).toBe('Accept-Encoding');
        expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(reply.headers['cache-control']).toBe(revalidate);
        expect(reply.headers['speculation-rules']).toBe('"/speculation-rules.json"');
        expectCommon(reply);
        const text = textOf(reply);
        expect(text).toBe(content(file).toString());
        expect(text).toMatch(new RegExp(`<html[^>]* lang="${tag}"`));
      });

      const others =
        address === '/' ? ['/index.html', '/index'] : [`${address}/`, `${address}.html`];
      it.each(others)('is where %s leads, in one hop and with the query', async (other) => {
        for (const query of ['', '?plan=pro&x=//evil.example/']) {
          const reply = await get(other + query);
          expect(reply.status).toBe(301);
          expect(reply.headers.location).toBe(address + query);
          expect(reply.headers['cache-control']).toBe(revalidate);
          expectCommon(reply);
        }
      });

      it('keeps its query to itself', async () => {
        expect((await get(`${address}?a=/pricing/`)).status).toBe(200);
      });
    });

    it.each(negotiations)('answers Accept-Encoding %p with %p', async (accepted, encoding) => {
      const reply = await get('/pricing', accepted ? { 'Accept-Encoding': accepted } : {});
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(textOf(reply)).toBe(content('pricing.html').toString());
    });

    it('sends every file with its type, its caching and its headers', async () => {
      expect(files).toContain('.well-known/security.txt');
      for (const file of files) {
        const reply = await get(`/${file}`, { 'Accept-Encoding': everyEncoding });
        expect({ file, status: reply.status, ...described(reply) }).toEqual({
          file,
          status: 200,
          type: contentType(file),
          cache: cacheControl(file),
          encoding: isCompressible(file) ? 'br' : undefined,
          vary: isCompressible(file) ? 'Accept-Encoding' : undefined,
          rules: undefined,
        });
        expectCommon(reply);
        expect(textOf(reply)).toBe(content(file).toString());
      }
    });

    it('lets hashed files be kept for good', async () => {
      const hashed = files.filter((file) => /-[0-9a-f]{20}\.js$/.test(file));
      expect(hashed).not.toEqual([]);
      for (const file of hashed) {
        const { headers } = await get(`/${file}`);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
    });

    it('does not let the absence of a hashed file be kept', async () => {
      await expectMissing(await get('/framework-ffffffffffffffffffff.js'), sourceTag);
    });

    it.each(tags)('says in %s that there is no such page', async (tag) => {
      const prefix = tag === sourceTag ? '' : `/${tag}`;
      for (const missing of ['/xyz', '/xyz/', '/xyz/abc', '/xyz.js', '/404.html', '/pricing/x']) {
        for (const encoding of ['br', 'gzip', '']) {
          const reply = await get(prefix + missing, { 'Accept-Encoding': encoding });
          expect(reply.headers['content-encoding']).toBe(encoding || undefined);
          expect(reply.headers.vary).toBe('Accept-Encoding');
          await expectMissing(reply, tag);
        }
      }
    });

    it.each(['/dex', '/de-AT/pricing', '/DE/pricing', '/en', '/en/pricing'])(
      'takes no part of %s for a language',
      async (address) => {
        await expectMissing(await get(address), sourceTag);
      },
    );

    it.each(nowhere)('finds nothing at %s', async (address) => {
      await expectMissing(await get(address), sourceTag);
    });

    it('answers HEAD like GET, without a body', async () => {
      const accept = { 'Accept-Encoding': 'br' };
      const [head, got] = [await get('/', accept, 'HEAD'), await get('/', accept)];
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
    });

    it('tells a browser that its copy is still good', async () => {
      const accept = { 'Accept-Encoding': 'br' };
      const first = await get('/', accept);
      const etag = String(first.headers.etag);
      const second = await get('/', { ...accept, 'If-None-Match': etag });
      expect(second.status).toBe(304);
      expect(second.headers['content-encoding']).toBeUndefined();
      expect(second.headers['cache-control']).toBe(revalidate);
      expectCommon(second);
      const plain = await get('/', { 'If-None-Match': etag });
      expect(plain.status).toBe(200);
    });

    it('sends a part of a file', async () => {
      const reply = await get('/robots.txt', { Range: 'bytes=2-5' });
      expect(reply.status).toBe(206);
      expect(reply.body.toString()).toBe(content('robots.txt').toString().slice(2, 6));
      expectCommon(reply);
    });

    it('takes no other method', async () => {
      const addresses = [...listed.map((page) => page.path), ...files.map((file) => `/${file}`)];
      for (const address of addresses) {
        const reply = await get(address, { 'Accept-Encoding': everyEncoding }, 'POST');
        expect([address, reply.status]).toEqual([address, 405]);
        expect(reply.headers['content-encoding']).toBeUndefined();
        expect(reply.headers['cache-control']).toBe(revalidate);
        expectCommon(reply);
      }
    });

    it('survives what is no address', async () => {
      for (const address of [
        '/%',
        '/%00',
        '/%c0%ae%c0%ae/',
        '/../../etc/passwd',
        '/..%2f..%2fetc',
      ]) {
        const reply = await get(address);
        expect([400, 404]).toContain(reply.status);
        expect(reply.body.toString()).not.toContain('root:x:');
      }
    });
  });
}

function described({ headers }: Reply) {
  return {
    type: headers['content-type'],
    cache: headers['cache-control'],
    encoding: headers['content-encoding'],
    vary: headers.vary,
    rules: headers['speculation-rules'],
  };
}
