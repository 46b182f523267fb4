import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { compressSite } from '../../src/build/compress';
import { encodings } from '../../src/build/hosting/encodings';
import { siteFiles } from '../../src/build/hosting/site-files';
import type { Page } from '../../src/build/page-table';

/** A page without any script element, be it code or data; the rest stays as it is. */
export function withoutScripts(html: string): string {
  const $ = load(html);
  $('script').remove();
  return $.html();
}

/**
 * Writes the floor of some pages into a folder: the same HTML without its scripts, compressed
 * like the site, and the site's other files but its scripts.
 */
export async function makeFloor(
  publicDir: string,
  pages: readonly Page[],
  floorDir: string,
): Promise<void> {
  const copies = encodings.map(({ extension }) => extension);
  const left = ['.html', '.js', ...copies];
  const others = (await siteFiles(publicDir)).filter((file) => !left.includes(path.extname(file)));
  for (const file of [...others, ...pages.map(({ file }) => file)]) {
    await mkdir(path.dirname(path.join(floorDir, file)), { recursive: true });
  }
  for (const file of others) {
    await copyFile(path.join(publicDir, file), path.join(floorDir, file));
  }
  for (const { file } of pages) {
    const html = await readFile(path.join(publicDir, file), 'utf8');
    await writeFile(path.join(floorDir, file), withoutScripts(html));
  }
  await compressSite(floorDir);
}
