import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { dialogsEntry } from './dialogs-entry';

/** A CSP source or an integrity value for some text. */
export function hashOf(text: string | Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
}

/** Names of the scripts that hold the dialogs' code, in order, from webpack's own statistics. */
export async function dialogScripts(rawDir: string): Promise<readonly string[]> {
  const stats: { assetsByChunkName: Record<string, readonly string[]> } = JSON.parse(
    await readFile(path.join(rawDir, 'webpack.stats.json'), 'utf8'),
  );
  return (stats.assetsByChunkName[dialogsEntry] ?? []).filter((name) => name.endsWith('.js'));
}

/** Compiles the inline loader, which knows the dialogs' scripts and their integrity hashes. */
export async function compileLoader(rawDir: string, scripts: readonly string[]): Promise<string> {
  const known = await Promise.all(
    scripts.map(async (name) => [
      `/${name}`,
      hashOf(await readFile(path.join(rawDir, name)), 'sha384'),
    ]),
  );
  const result = await build({
    entryPoints: [path.resolve('src/browser/loader.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { DIALOG_SCRIPTS: JSON.stringify(known) },
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
