import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressSite } from '../../../src/build/compress';

const texts = [
  'index.html',
  'de/pricing.html',
  'dialogs-0123456789abcdef0123.js',
  'icon.svg',
  'manifest.webmanifest',
  'speculation-rules.json',
  'sitemap.xml',
  'robots.txt',
  '.well-known/security.txt',
];
const text = (file: string) => `${file}: Zażółć gęślą jaźń, καλημέρα.\n`.repeat(200);

describe('the compressed copies', () => {
  let folder: string;
  const file = (name: string) => path.join(folder, name);
  const read = (name: string) => readFile(file(name));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-compress-'));
    for (const name of texts) {
      await mkdir(path.dirname(file(name)), { recursive: true });
      await writeFile(file(name), text(name));
    }
    await writeFile(file('social.png'), 'a picture');
    await writeFile(file('_headers'), '/*');
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('hold the text of each file, in fewer bytes', async () => {
    expect(await compressSite(folder)).toBe(texts.length);
    for (const name of texts) {
      const copies = {
        br: brotliDecompressSync(await read(`${name}.br`)),
        gz: gunzipSync(await read(`${name}.gz`)),
      };
      for (const [extension, copy] of Object.entries(copies)) {
        expect(Buffer.from(copy).toString()).toBe(text(name));
        expect((await read(`${name}.${extension}`)).length).toBeLessThan(text(name).length / 10);
      }
    }
  });

  it('are made for text only', async () => {
    await compressSite(folder);
    const copied = (await readdir(folder)).filter((name) => /png|_headers/.test(name));
    expect(copied.toSorted()).toEqual(['_headers', 'social.png']);
  });

  it('are there for an empty file too', async () => {
    await writeFile(file('empty.txt'), '');
    await compressSite(folder);
    expect(brotliDecompressSync(await read('empty.txt.br'))).toHaveLength(0);
    expect(gunzipSync(await read('empty.txt.gz'))).toHaveLength(0);
  });

  it('are the same bytes whenever and wherever they are made', async () => {
    await compressSite(folder);
    const copies = texts.flatMap((name) => ['br', 'gz'].map((end) => `${name}.${end}`));
    const first = await Promise.all(copies.map(read));
    for (const copy of copies) await rm(file(copy));
    await compressSite(folder);
    expect(await Promise.all(copies.map(read))).toEqual(first);
    // RFC 1952: no time, and no particular operating system.
    const header = (await read('index.html.gz')).subarray(0, 10).toString('hex');
    expect(header).toBe('1f8b08000000000002ff');
  });

  it('go when their file is gone', async () => {
    await compressSite(folder);
    await rm(file('robots.txt'));
    await compressSite(folder);
    expect((await readdir(folder)).filter((name) => name.startsWith('robots'))).toEqual([]);
  });
});
