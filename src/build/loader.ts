import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { dialogsEntry } from './dialogs-entry';

/** The hash of a text, as used in a CSP source or an integrity attribute. */
export function hashOf(text: string | Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
}

/** Licence notices for the dialogs' code, whose first line names this file. */
export const licencesFile = 'licences.txt';

/** A script of the dialogs' code as it is shipped. */
export interface DialogScript {
  /** The file name from webpack. */
  readonly rawName: string;
  /** File below `public/`. */
  readonly name: string;
  readonly text: string;
}

/** The scripts with the dialogs' code, in loading order, from webpack's statistics. */
export async function dialogScripts(rawDir: string): Promise<readonly DialogScript[]> {
  const stats: { assetsByChunkName: Record<string, readonly string[]> } = JSON.parse(
    await readFile(path.join(rawDir, 'webpack.stats.json'), 'utf8'),
  );
  const names = stats.assetsByChunkName[dialogsEntry] ?? [];
  return Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => {
        const raw = await readFile(path.join(rawDir, name), 'utf8');
        const text = raw
          .replace(/^\/\*! For license information .*\*\//, `/*! Licences: /${licencesFile} */`)
          // The source map is not shipped.
          .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
        // Browsers cache the file permanently, so its name contains a hash of its content.
        const digest = createHash('sha256').update(text).digest('hex').slice(0, 20);
        return { rawName: name, name: `${dialogsEntry}-${digest}.js`, text };
      }),
  );
}

/** Compiles the inline loader with the paths and integrity hashes of the dialogs' scripts. */
export async function compileLoader(scripts: readonly DialogScript[]): Promise<string> {
  const scriptHashes = scripts.map(({ name, text }) => [`/${name}`, hashOf(text, 'sha384')]);
  const result = await build({
    entryPoints: [path.resolve('src/browser/loader.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { DIALOG_SCRIPTS: JSON.stringify(scriptHashes) },
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
