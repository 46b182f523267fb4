import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { compressors } from '../../src/build/compress';
import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { siteFiles } from '../../src/build/hosting/site-files';
import { hostingDir, publicDir } from '../../src/build/paths';
import { sourceTag } from '../../src/content/languages';

/** Sizes in bytes as sent to a browser that accepts Brotli. */
export interface Bytes {
  readonly pages: readonly {
    readonly path: string;
    readonly bytes: number;
    /** The same HTML without its script elements, whether code or data. */
    readonly withoutScripts: number;
  }[];
  /** Everything that is loaded when a dialog opens. */
  readonly dialogs: number;
}

/** Greek letters need two bytes each and compress worst of all scripts on the site. */
const measuredTags: readonly string[] = [sourceTag, 'el'];

export function withoutScripts(html: string): string {
  const $ = load(html);
  $('script').remove();
  return $.html();
}

async function sentBytes(file: string): Promise<number> {
  return (await stat(path.join(publicDir, `${file}.br`))).size;
}

/**
 * Measures the built pages in English and Greek.
 *
 * @throws Error if the site is not built.
 */
export async function measureBytes(): Promise<Bytes> {
  const pages: Bytes['pages'][number][] = [];
  for (const { path: address, file, tag } of readHostingFacts(hostingDir).pages) {
    if (!measuredTags.includes(tag)) continue;
    const html = await readFile(path.join(publicDir, file), 'utf8');
    const baseline = await compressors.br(Buffer.from(withoutScripts(html)));
    pages.push({
      path: address,
      bytes: await sentBytes(file),
      withoutScripts: baseline.length,
    });
  }
  const scripts = (await siteFiles(publicDir)).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(sentBytes));
  return { pages, dialogs: sizes.reduce((sum, size) => sum + size, 0) };
}
