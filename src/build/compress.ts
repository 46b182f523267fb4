import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodings } from './hosting/encodings';
import { isCompressible } from './hosting/files';
import { siteFiles } from './hosting/site-files';

type Compressor = (text: Buffer) => Promise<Uint8Array>;

// zlib uses the thread pool, so compressing several files at once keeps every core busy.
const filesAtOnce = 4;

/** A compressor for each encoding, at the highest level. */
export const compressors: Record<Encoding['name'], Compressor> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: async (text) => {
    const bytes = await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
    // Clears the time and operating system in the header, which differ between machines.
    bytes.fill(0, 4, 8);
    bytes[9] = 255;
    return bytes;
  },
};

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  await Promise.all(
    encodings.map(async ({ name, extension }) =>
      writeFile(file + extension, await compressors[name](text)),
    ),
  );
}

/**
 * Writes a compressed copy for each encoding next to every text file of the built site, and
 * removes copies whose original is gone. The same text gives the same bytes on every machine.
 *
 * @returns How many files were compressed.
 */
export async function compressSite(publicDir: string): Promise<number> {
  const files = await siteFiles(publicDir);
  const present = new Set(files);
  const isStale = (file: string) =>
    encodings.some(
      ({ extension }) => file.endsWith(extension) && !present.has(file.slice(0, -extension.length)),
    );
  await Promise.all(files.filter(isStale).map((file) => rm(path.join(publicDir, file))));
  const texts = files.filter(isCompressible);
  const queue = texts.values();
  const worker = async () => {
    for (const file of queue) await compressFile(path.join(publicDir, file));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
  return texts.length;
}
