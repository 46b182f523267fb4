import { readFileSync } from 'node:fs';

const lockfile: {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly hasInstallScript?: boolean }>
  >;
} = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Packages of the lockfile that bring a script for npm to run at installation. */
const brought = Object.entries(lockfile.packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`);

/** Lines of the table, each with what was found out about a script. */
const reviewed = Array.from(
  readFileSync('docs/supply-chain.md', 'utf8').matchAll(
    /^\| `([^`]+)` \| (\d\S*) \| ([^|]+) \| ([^|]+) \|$/gm,
  ),
  ([, name, version]) => `${name} ${version}`,
);

describe('Install scripts', () => {
  it('are all in the table of docs/supply-chain.md, and no others are', () => {
    expect(reviewed.toSorted()).toEqual([...new Set(brought)].toSorted());
  });

  it('are found at all', () => {
    expect(brought.length).toBeGreaterThan(0);
  });
});
