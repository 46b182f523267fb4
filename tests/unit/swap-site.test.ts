import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuildPlaces, explain, lendPublic, swapSite } from '../../src/build/swap-site';

let root: string;
let places: BuildPlaces;

const inRoot = (...parts: readonly string[]) => path.join(root, ...parts);
const page = (dir: string) => readFile(path.join(dir, 'index.html'), 'utf8');

async function put(dir: string, text: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'index.html'), text);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'swap-site-'));
  places = { publicDir: inRoot('public'), workDir: inRoot('work'), cacheDir: inRoot('cache') };
});

afterEach(() => rm(root, { recursive: true }));

const produce = () => put(inRoot('public'), 'raw');
const finish = async (rawDir: string, outDir: string) =>
  put(outDir, `finished from ${await page(rawDir)}`);

/** An error as the file system throws it. */
const fault = (code: string) =>
  Object.assign(new Error(`${code}: no luck`), { code, path: '/site/index.html' });

describe('a build', () => {
  it('puts the finished site into public/ and keeps what Gatsby wrote for the next one', async () => {
    await swapSite(places, produce, finish);
    expect(await page(inRoot('public'))).toBe('finished from raw');
    expect(await page(inRoot('work', 'raw'))).toBe('raw');
    expect(existsSync(inRoot('work', 'last-good'))).toBe(false);
  });

  it('gives Gatsby its own output back, so that a warm build finds what it wrote', async () => {
    await swapSite(places, produce, finish);
    let found = '';
    const look = async () => {
      found = await page(inRoot('public'));
    };
    await swapSite(places, look, finish);
    expect(found).toBe('raw');
  });

  it('drops the cache when the output it was made with is gone', async () => {
    await put(inRoot('cache'), 'stale');
    await swapSite(places, produce, finish);
    expect(existsSync(inRoot('cache'))).toBe(false);
  });
});

describe('a build that fails', () => {
  beforeEach(() => put(inRoot('public'), 'last good'));

  it.each([
    ['while Gatsby works', () => Promise.reject(fault('ENOSPC')), finish],
    ['while the site is finished', produce, () => Promise.reject(fault('ENOSPC'))],
    [
      'after half of the site was written',
      produce,
      async (_: string, outDir: string) => {
        await put(outDir, 'half');
        throw fault('EACCES');
      },
    ],
  ])('%s leaves the last good site in public/', async (_, producing, finishing) => {
    await expect(swapSite(places, producing, finishing)).rejects.toThrow('no luck');
    expect(await page(inRoot('public'))).toBe('last good');
    expect(existsSync(inRoot('work', 'next'))).toBe(false);
  });

  it('starts afresh next time', async () => {
    await swapSite(places, () => Promise.reject(fault('EIO')), finish).catch(() => {});
    expect(existsSync(inRoot('work', 'raw'))).toBe(false);
    await swapSite(places, produce, finish);
    expect(await page(inRoot('public'))).toBe('finished from raw');
  });

  it('because its process was killed, is undone by the next one', async () => {
    await put(inRoot('work', 'last-good'), 'last good');
    await put(inRoot('public'), 'half');
    await put(inRoot('cache'), 'half');
    await expect(swapSite(places, () => Promise.reject(fault('ENOSPC')), finish)).rejects.toThrow();
    expect(await page(inRoot('public'))).toBe('last good');
  });

  it('because the work folder cannot be made, touches nothing', async () => {
    await writeFile(inRoot('file'), '');
    await expect(
      swapSite({ ...places, workDir: inRoot('file', 'work') }, produce, finish),
    ).rejects.toThrow();
    expect(await page(inRoot('public'))).toBe('last good');
  });
});

describe('development', () => {
  it('leaves the finished site as it was, and its own output for the next run', async () => {
    await put(inRoot('public'), 'last good');
    await lendPublic(places, produce);
    expect(await page(inRoot('public'))).toBe('last good');
    expect(await page(inRoot('work', 'raw'))).toBe('raw');
  });
});

describe('the message', () => {
  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EACCES', 'permission is missing'],
    ['EROFS', 'the file system is read-only'],
    ['EXDEV', 'another disk'],
  ])('of %s names the file and says what to do', (code, reason) => {
    expect(explain(fault(code))).toMatch(
      new RegExp(`^/site/index.html cannot be written: .*${reason}`),
    );
  });

  it('of any other error is its own', () => {
    expect(explain(new Error('Gatsby stopped with exit code 1; see above.'))).toBe(
      'Gatsby stopped with exit code 1; see above.',
    );
  });
});
