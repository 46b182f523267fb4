import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import {
  type BundledPackage,
  bundledPackages,
  licenceNotices,
} from '../../src/build/licence-notices';
import { fontPackage } from '../../src/build/social-pictures';
import { temporaryFolder } from '../support/temporary-folder';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest: Readonly<Record<string, Readonly<Record<string, unknown>>>> =
  readJson('package.json');
const { '': _project, ...locked }: Readonly<Record<string, Locked>> =
  readJson('package-lock.json').packages;

/** The paths of the locked packages that meet a condition. */
const lockedWhere = (condition: (entry: Locked) => boolean) =>
  Object.keys(locked).filter((file) => condition(locked[file] ?? {}));

/** A single version, such as `1.2.3` or `1.2.3-rc.1`. */
const exact = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

describe('A dependency', () => {
  it.each(['dependencies', 'devDependencies', 'overrides'])(
    'in package.json has an exact version, or refers to one: %s',
    (field) => {
      // At any depth, as overrides are nested.
      const versions = [...JSON.stringify(manifest[field]).matchAll(/"([^"]+)":"([^"]*)"/g)];
      expect(versions).not.toEqual([]);
      const isExact = (version = '') => exact.test(version) || version.startsWith('$');
      expect(versions.filter(([, , version]) => !isExact(version))).toEqual([]);
    },
  );

  it('in the lockfile has an exact version and a strong hash, and no host', () => {
    expect(lockedWhere(({ version = '' }) => !exact.test(version))).toEqual([]);
    expect(lockedWhere(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
    expect(lockedWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
    expect(Object.keys(locked)).not.toEqual([]);
  });

  it('with an install script is listed as reviewed', () => {
    const installed = lockedWhere(({ hasInstallScript = false }) => hasInstallScript).map(
      (file) => `${file.replace(/^.*node_modules\//, '')} ${locked[file]?.version}`,
    );
    const rows = /^\| `([^`]+)` \| (\d\S*) \| [^|]+ \| [^|]+ \|$/gm;
    const reviewed = Array.from(
      readFileSync('docs/supply-chain.md', 'utf8').matchAll(rows),
      ([, name, version]) => `${name} ${version}`,
    );
    expect(reviewed.toSorted()).toEqual([...new Set(installed)].toSorted());
    expect(reviewed).not.toEqual([]);
  });

  it('that npm start needs is not only a devDependency', async () => {
    const { metafile } = await build({
      entryPoints: [
        ...['tools/serve.ts', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx'],
        ...['src/browser/loader.ts', 'src/browser/dialogs.tsx'],
        ...readdirSync('src/templates').map((name) => path.join('src/templates', name)),
      ],
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'nowhere',
      platform: 'node',
      packages: 'external',
      loader: { '.css': 'empty' },
      logLevel: 'silent',
    });
    const imported = Object.values(metafile.inputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external, path: name }) => external && !name.startsWith('node:'))
      .map(({ path: name }) => name.match(/^(?:@[^/]+\/)?[^/]+/)?.[0]);
    // Not imported, but used in a script of package.json, as a Gatsby plugin or by path.
    const plugins = ['gatsby-plugin-react-i18next', 'gatsby-source-filesystem'];
    const named = ['gatsby', 'tsx', 'typescript', ...plugins, fontPackage];
    // The build checks types, which are not in the bundle.
    const types = ['node', ...imported]
      .map((name) => `@types/${name}`)
      .filter((name) => `node_modules/${name}` in locked);
    expect([...new Set([...imported, ...named, 'schema-dts', ...types])].toSorted()).toEqual(
      Object.keys(manifest.dependencies ?? {}).toSorted(),
    );
  });
});

describe('The packages in a script', () => {
  const at = temporaryFolder();

  const bundle = (...sources: readonly string[]) => {
    const names = sources.map((source) => `webpack://site/${source}`);
    writeFileSync(at('dialogs.js.map'), JSON.stringify({ sources: names }));
  };
  const install = (name: string, file: string, text: string) => {
    const folder = at('node_modules', name);
    mkdirSync(folder, { recursive: true });
    const about = { name, version: '1.2.3', license: 'ISC' };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(about));
    writeFileSync(path.join(folder, file), text);
  };
  const read = () => bundledPackages(at(), ['dialogs.js'], at());

  it('are those in its source map and the webpack runtime, with their licences', async () => {
    const inOne = ['node_modules/one/index.js', 'node_modules/one/other.js'];
    const inTwo = ['../../node_modules/@a/two/index.js', 'node_modules/one/node_modules/@a/two/x'];
    bundle('src/browser/dialogs.tsx', ...inOne, ...inTwo, 'webpack/x');
    const names = ['@a/two', 'one', 'one/node_modules/@a/two', 'webpack'];
    const files = ['LICENSE', 'license.txt', 'LICENCE', 'LICENSE.md'];
    for (const [index, name] of names.entries()) {
      install(name, files[index] ?? '', `Copyright\r\n(c) ${name}\r\n`);
    }
    expect(await read()).toEqual(
      names.map((name) => {
        return { name, version: '1.2.3', licence: 'ISC', text: `Copyright\n(c) ${name}` };
      }),
    );
  });

  it('need a source map and a licence file', async () => {
    await expect(read()).rejects.toThrow('dialogs.js.map is missing: run npm run build.');
    bundle('node_modules/one/index.js');
    install('one', 'README', '');
    await expect(read()).rejects.toThrow('node_modules/one has no licence file, but its code');
  });
});

describe('The notices', () => {
  const bundled = (name: string, change: Partial<BundledPackage> = {}): BundledPackage => {
    const text = 'Copyright (c) Somebody';
    return { name, version: '1.0.0', licence: 'MIT', text, ...change };
  };

  it('have every package, and each text once', () => {
    const other = bundled('three', { text: 'Copyright (c) Another' });
    expect(licenceNotices([bundled('one'), bundled('two'), other])).toMatch(
      /^one 1\.0\.0 \(MIT\)\ntwo 1\.0\.0 \(MIT\)\n\nCopyright \(c\) Somebody\n\n-+\n\nthree 1\.0\.0 \(MIT\)\n\nCopyright \(c\) Another\n$/,
    );
  });

  it.each(['GPL-3.0-only', '(MIT OR GPL-3.0)'])('are refused for a package under %s', (licence) => {
    expect(() => licenceNotices([bundled('one'), bundled('two', { licence })])).toThrow(
      `licence that is not allowed: two 1.0.0 (${licence}). Remove the package, or add its licence`,
    );
  });
});
