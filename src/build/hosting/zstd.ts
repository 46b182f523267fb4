import * as library from '@bokuweb/zstd-wasm';

let ready: Promise<void> | undefined;

/**
 * Zstandard, which Node 20 lacks. It is started once: a second start would take the memory of the
 * first from under its feet.
 */
export async function zstd(): Promise<Pick<typeof library, 'compress' | 'decompress'>> {
  ready ??= library.init();
  await ready;
  return library;
}
