import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Packages that are named in a script of package.json or as a plugin of Gatsby, and not imported. */
const named = ['gatsby', 'tsx', 'gatsby-plugin-react-i18next', 'gatsby-source-filesystem'];

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that `npm start` loads: the build, the pages it builds, and the server. */
async function packagesOfStart(): Promise<readonly string[]> {
  const templates = readdirSync('src/templates').map((name) => path.join('src/templates', name));
  const { metafile } = await build({
    entryPoints: [
      'tools/serve.ts',
      ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx'],
      ...['src/browser/loader.ts', 'src/browser/dialogs.tsx'],
      ...templates,
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
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const external = imports.filter(({ external: isExternal, path: name }) => {
    return isExternal && !name.startsWith('node:');
  });
  return [...new Set([...external.map(({ path: name }) => packageOf(name)), ...named])];
}

describe('The dependencies', () => {
  it('are what npm start needs, so that it works where nothing else is installed', async () => {
    expect((await packagesOfStart()).toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });
});
