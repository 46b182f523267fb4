import { readFileSync } from 'node:fs';

interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly resolved?: string; readonly integrity?: string }
    >
  >;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest: Readonly<Record<string, Readonly<Record<string, unknown>>>> = read('package.json');
const { '': _project, ...packages }: Lockfile['packages'] = read('package-lock.json').packages;

/** `1.2.3` or `1.2.3-rc.1`, and nothing that could be met by two versions. */
const exact = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

/** The values of `overrides`, however deep, by their path. */
function leaves(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path} > ${key}`));
}

describe('package.json', () => {
  it.each(['dependencies', 'devDependencies'])('names the exact version of all %s', (field) => {
    const loose = Object.entries(manifest[field] ?? {}).filter(
      ([, version]) => !exact.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  it('overrides with exact versions, or with the project’s own', () => {
    const loose = leaves(manifest.overrides, 'overrides').filter(
      ([, version]) => !exact.test(String(version)) && !String(version).startsWith('$'),
    );
    expect(loose).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('names no host to download from', () => {
    const withHost = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(withHost.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['an exact version', (entry: Lockfile['packages'][string]) => exact.test(entry.version ?? '')],
    [
      'a hash that cannot be forged',
      (entry: Lockfile['packages'][string]) => /^sha512-/.test(entry.integrity ?? ''),
    ],
  ])('has %s of every package', (_what, holds) => {
    const bad = Object.entries(packages).filter(([, entry]) => !holds(entry));
    expect(bad.map(([path]) => path)).toEqual([]);
    expect(Object.keys(packages).length).toBeGreaterThan(0);
  });
});
