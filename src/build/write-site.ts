import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { securityContactUntil } from '../content/site';
import { compressSite } from './compress';
import { writeHosting } from './hosting/write-hosting';
import { icons } from './icons';
import { bundledPackages, licenceNotices } from './licence-notices';
import { compileLoader, dialogScripts, hashOf, licencesFile } from './loader';
import type { Page } from './page-table';
import { nextDir, nextHostingDir, publicDir } from './places';
import { postprocessHtml } from './postprocess-html';
import { replacePublic } from './public-folder';
import { manifest, robots, securityTxt, sitemap } from './site-files';

/**
 * Makes the site that visitors get out of what Gatsby wrote, and puts it in its place: the pages
 * without Gatsby's scripts, the dialogs' code, the files of `static/`, the small files, the hosting
 * rules, and a compressed copy of each text. Nothing else is taken over.
 */
export async function writeSite(pages: readonly Page[]): Promise<void> {
  await rm(nextDir, { recursive: true, force: true });
  const write = async (file: string, content: string | Buffer) => {
    const target = path.join(nextDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };

  const scripts = await dialogScripts(publicDir);
  const loader = await compileLoader(scripts);
  const styles = new Set<string>();
  for (const { path: pagePath, file } of pages) {
    const raw = await readFile(path.join(publicDir, pagePath, 'index.html'), 'utf8');
    const { html, style } = postprocessHtml(raw, loader, file);
    styles.add(style);
    await write(file, html);
  }
  await cp('static', nextDir, {
    recursive: true,
    // Keeps the folder in git while it is empty.
    filter: (source) => path.basename(source) !== '.gitkeep',
  });
  for (const { name, text } of scripts) await write(name, text);
  const rawNames = scripts.map(({ rawName }) => rawName);
  await write(licencesFile, licenceNotices(await bundledPackages(publicDir, rawNames)));
  const small = {
    ...(await icons()),
    'manifest.webmanifest': manifest(),
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots(),
    '.well-known/security.txt': securityTxt(securityContactUntil),
  };
  for (const [file, content] of Object.entries(small)) await write(file, content);

  await writeHosting({
    publicDir: nextDir,
    hostingDir: nextHostingDir,
    pages,
    hashes: {
      styles: [...styles].map((style) => hashOf(style, 'sha256')),
      scripts: [hashOf(loader, 'sha256')],
    },
  });
  await compressSite(nextDir);
  replacePublic();
}
