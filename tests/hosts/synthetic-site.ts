import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressSite } from '../../src/build/compress';
import type { HostingFacts } from '../../src/build/hosting/hosting-facts';
import { writeHosting } from '../../src/build/hosting/write-hosting';
import { pageTable } from '../../src/build/page-table';
import { chosenLanguages } from '../../src/content/languages';
import { fullPublication } from '../../src/i18n/publication';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;

/** A site of the real addresses in two languages, and of the kinds of file that a build makes. */
export const syntheticFacts: HostingFacts = {
  hashes: { styles: [hash('A')], scripts: [hash('B')] },
  pages: pageTable(fullPublication(chosenLanguages('en,de'))),
};

const otherFiles = {
  'framework-0123456789abcdef0123.js': 'const framework = "framework";\n'.repeat(40),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'apple-touch-icon.png': 'not really a picture',
  'manifest.webmanifest': '{"name":"Site"}',
  'sitemap.xml': '<urlset></urlset>',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:security@example.org\n',
  '.hidden': 'a secret\n',
};

/** Builds it in a new folder. */
export async function makeSyntheticSite(): Promise<{
  readonly publicDir: string;
  readonly hostingDir: string;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-hosts-'));
  const publicDir = path.join(folder, 'public');
  const hostingDir = path.join(folder, 'hosting');
  const documents = syntheticFacts.pages.map(({ file, tag, route }): [string, string] => [
    file,
    `<!DOCTYPE html><html lang="${tag}" dir="ltr"><title>${route}</title>${'<p>text</p>'.repeat(40)}`,
  ]);
  for (const [file, text] of [...documents, ...Object.entries(otherFiles)]) {
    await mkdir(path.dirname(path.join(publicDir, file)), { recursive: true });
    await writeFile(path.join(publicDir, file), text);
  }
  await writeHosting({ publicDir, hostingDir, ...syntheticFacts });
  await compressSite(publicDir);
  return { publicDir, hostingDir, remove: () => rm(folder, { recursive: true }) };
}
