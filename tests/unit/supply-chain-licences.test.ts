import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BundledPackage,
  bundledPackages,
  licenceNotices,
  packageFolders,
} from '../../src/build/licence-notices';

const bundled = (name: string, overrides: Partial<BundledPackage> = {}): BundledPackage => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  text: 'Copyright (c) Somebody',
  ...overrides,
});

describe('The packages in a bundle', () => {
  it.each<[what: string, source: string, folders: readonly string[]]>([
    ['a package', 'webpack://site/./node_modules/react/index.js', ['node_modules/react']],
    [
      'a package with a scope',
      'webpack://site/./node_modules/@radix-ui/primitive/dist/index.mjs',
      ['node_modules/@radix-ui/primitive'],
    ],
    [
      'a package within another',
      'webpack://site/./node_modules/one/node_modules/@a/two/index.js',
      ['node_modules/one/node_modules/@a/two'],
    ],
    [
      'a package above the project',
      'webpack://site/../../node_modules/react/index.js',
      ['node_modules/react'],
    ],
    ['the runtime of webpack', 'webpack://site/webpack/bootstrap', ['node_modules/webpack']],
    ['nothing in the code of the site', 'webpack://site/./src/browser/dialogs.tsx', []],
  ])('hold %s', (_what, source, folders) => {
    expect(packageFolders([source])).toEqual(folders);
  });

  it('come once each, in the order of the alphabet', () => {
    const sources = ['b/one.js', 'a/index.js', 'b/two.js'];
    expect(packageFolders(sources.map((file) => `webpack://site/./node_modules/${file}`))).toEqual([
      'node_modules/a',
      'node_modules/b',
    ]);
  });
});

describe('Reading the packages', () => {
  let root: string;
  const script = 'dialogs-0123.js';

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'site-licences-'));
    await mkdir(path.join(root, 'node_modules', 'one'), { recursive: true });
    await write(
      'node_modules/one/package.json',
      '{"name":"one","version":"1.2.3","license":"ISC"}',
    );
    await write(`${script}.map`, '{"sources":["webpack://site/./node_modules/one/index.js"]}');
  });

  afterEach(() => rm(root, { recursive: true }));

  const write = (file: string, text: string) => writeFile(path.join(root, file), text);
  const read = () => bundledPackages(root, [script], root);

  it.each(['LICENSE', 'LICENSE.md', 'license.txt', 'LICENCE'])(
    'takes the text of %s',
    async (file) => {
      await write(`node_modules/one/${file}`, 'Copyright\r\n(c) One\r\n');
      expect(await read()).toEqual([
        { name: 'one', version: '1.2.3', licence: 'ISC', text: 'Copyright\n(c) One' },
      ]);
    },
  );

  it('stops at a package without a licence file', async () => {
    await expect(read()).rejects.toThrow(
      'node_modules/one has no licence file, and its code reaches the visitor.',
    );
  });

  it('says what to do when there is no source map', async () => {
    await rm(path.join(root, `${script}.map`));
    await expect(read()).rejects.toThrow(`${script}.map is missing: run npm run build.`);
  });
});

describe('The notices', () => {
  it('hold every package and each text once', () => {
    const other = bundled('three', { text: 'Copyright (c) Another' });
    const notices = licenceNotices([bundled('one'), bundled('two'), other]);
    expect(notices.match(/Somebody/g)).toHaveLength(1);
    expect(notices).toMatch(
      /^one 1\.0\.0 \(MIT\)\ntwo 1\.0\.0 \(MIT\)\n\nCopyright \(c\) Somebody\n\n-+\n\nthree 1\.0\.0 \(MIT\)\n\nCopyright \(c\) Another\n$/,
    );
  });

  it.each(['GPL-3.0-only', 'UNLICENSED', '(MIT OR GPL-3.0)', 'undefined'])(
    'are refused when a package is under %s',
    (licence) => {
      expect(() => licenceNotices([bundled('one'), bundled('two', { licence })])).toThrow(
        `would reach the visitor: two 1.0.0 (${licence}). Take it out, or add the licence`,
      );
    },
  );
});
