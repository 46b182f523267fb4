import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const file = path.join('reports', 'sbom.json');

/** What of a CycloneDX document is looked at here. */
interface Sbom {
  readonly metadata: { readonly component: object };
  readonly components: readonly object[];
}

/**
 * The software bill of materials as npm itself makes it, from the lockfile alone and without
 * network.
 *
 * @throws Error with npm's own words when the lockfile does not hold together.
 */
async function makeSbom(): Promise<Sbom> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'];
  const { stdout } = await promisify(execFile)('npm', args, {
    // A lockfile of two thousand packages makes some megabytes.
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(`npm sbom failed: ${error.stderr?.trim() || error.message}`);
  });
  return JSON.parse(stdout);
}

async function main(): Promise<void> {
  const [sbom, manifest] = await Promise.all([makeSbom(), readFile('package.json', 'utf8')]);
  const { name } = JSON.parse(manifest) as { name: string };
  // npm names the project after the folder it happens to lie in.
  const component = { ...sbom.metadata.component, name };
  const named = { ...sbom, metadata: { ...sbom.metadata, component } };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(named, null, 2)}\n`);
  console.log(`Written: ${file}, ${sbom.components.length} components.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
