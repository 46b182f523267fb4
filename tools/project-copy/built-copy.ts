import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostingDir, publicDir, workDir } from '../places';
import { buildProject } from './build-project';
import { copyProject } from './copy-project';
import { fingerprint } from './fingerprint';
import type { OtherLanguages } from './replace-languages';

/** Where the files of a built site are. */
export interface SiteFolders {
  readonly publicDir: string;
  readonly hostingDir: string;
}

export interface BuiltCopyOptions {
  /** Languages that take the place of the real ones. */
  readonly others?: OtherLanguages;
  /** Value of `LANGS` for the build; without it, all languages. */
  readonly langs?: string;
  /** Whether words that are still English are shown, to translators at work. */
  readonly untranslated?: 'show';
  /** Learns that a build begins. */
  readonly say: (line: string) => void;
}

/**
 * Builds a variant of the site in a copy of the project and keeps it in `.site/<name>`. The site
 * in `public/` stays as it is. What was built from the same files before is not built again.
 *
 * @throws Error with the build's last words when it fails; the last good variant then stays.
 */
export async function builtCopy(
  name: string,
  { others, langs, untranslated, say }: BuiltCopyOptions,
): Promise<SiteFolders> {
  const { LANGS: _, UNTRANSLATED: __, ...inherited } = process.env;
  const environment = {
    ...inherited,
    ...(langs !== undefined && { LANGS: langs }),
    ...(untranslated !== undefined && { UNTRANSLATED: untranslated }),
  };
  const target = path.join(workDir, name);
  const stampFile = path.join(target, 'stamp');
  const site = {
    publicDir: path.join(target, path.basename(publicDir)),
    hostingDir: path.join(target, path.basename(hostingDir)),
  };
  const folder = await copyProject(others);
  try {
    const stamp = await fingerprint(folder, environment);
    if ((await readFile(stampFile, 'utf8').catch(() => undefined)) === stamp) return site;
    say(`Building ${target}/ …`);
    await buildProject(folder, environment);

    const next = `${target}-next`;
    await rm(next, { recursive: true, force: true });
    await mkdir(next, { recursive: true });
    for (const part of [publicDir, hostingDir]) {
      await cp(path.join(folder, part), path.join(next, path.basename(part)), { recursive: true });
    }
    await writeFile(path.join(next, path.basename(stampFile)), stamp);
    await rm(target, { recursive: true, force: true });
    await rename(next, target);
    return site;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
