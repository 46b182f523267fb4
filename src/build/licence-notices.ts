import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A package whose code is sent to visitors. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** The licence file of the package, with its copyright line. */
  readonly text: string;
}

/** Licences whose only condition is that the code comes with the licence text. */
const allowedLicences = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  // The font in the social network images.
  'MIT AND OFL-1.1',
] as const;

/** The package whose runtime code webpack adds to every bundle. */
const runtimePackage = 'node_modules/webpack';

/** Folders of the packages in a bundle, from the file names in its source map. */
function packageFolders(sources: readonly string[]): readonly string[] {
  const folders = sources.flatMap((source) => {
    if (/^webpack:\/\/[^/]+\/webpack\//.test(source)) return [runtimePackage];
    const [, folder] = source.match(/\/((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//) ?? [];
    return folder ? [folder.slice(folder.indexOf('node_modules/'))] : [];
  });
  return [...new Set(folders)].toSorted();
}

/**
 * Reads the name, version and licence of a package.
 *
 * @param folder Its folder below `root`.
 * @throws Error if it has no licence file.
 */
export async function readPackage(folder: string, root = '.'): Promise<BundledPackage> {
  const place = path.join(root, folder);
  const { name, version, license }: { name: string; version: string; license?: unknown } =
    JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8'));
  // A font has two licences: the package's and its own.
  const files = (await readdir(place)).filter((entry) =>
    /^licen[cs]e(?:_font)?(?:\.(?:md|txt))?$/i.test(entry),
  );
  if (files.length === 0)
    throw new Error(`${folder} has no licence file, but its code is sent to visitors.`);
  const texts = await Promise.all(files.map((file) => readFile(path.join(place, file), 'utf8')));
  const text = texts.map((each) => each.replaceAll('\r\n', '\n').trim()).join('\n\n');
  return { name, version, licence: String(license), text };
}

/**
 * The packages bundled in some scripts, from the scripts' source maps.
 *
 * @param rawDir Where webpack wrote the scripts and their maps.
 * @throws Error if a map is missing or a package has no licence file.
 */
export async function bundledPackages(
  rawDir: string,
  scripts: readonly string[],
  root = '.',
): Promise<readonly BundledPackage[]> {
  const sources = await Promise.all(
    scripts.map(async (script): Promise<readonly string[]> => {
      const file = path.join(rawDir, `${script}.map`);
      const map = await readFile(file, 'utf8').catch((cause) => {
        throw new Error(`${file} is missing: run npm run build.`, { cause });
      });
      return (JSON.parse(map) as { sources: readonly string[] }).sources;
    }),
  );
  return Promise.all(packageFolders(sources.flat()).map((folder) => readPackage(folder, root)));
}

/**
 * The notices that accompany the scripts: each licence text once, below the packages it applies to.
 *
 * @throws Error naming every package whose licence is not allowed.
 */
export function licenceNotices(packages: readonly BundledPackage[]): string {
  const unexpected = packages.filter(
    ({ licence }) => !allowedLicences.some((allowed) => allowed === licence),
  );
  if (unexpected.length > 0) {
    const names = unexpected.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    throw new Error(
      `Visitors would be sent code under a licence that is not allowed: ${names.join(', ')}. Remove the package, or add its licence to allowedLicences in src/build/licence-notices.ts.`,
    );
  }
  const texts = [...new Set(packages.map(({ text }) => text))];
  const parts = texts.map((text) => {
    const heads = packages
      .filter((bundled) => bundled.text === text)
      .map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${heads.join('\n')}\n\n${text}\n`;
  });
  return parts.join(`\n${'-'.repeat(72)}\n\n`);
}
