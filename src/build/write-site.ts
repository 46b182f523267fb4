import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { routeIds, routes } from '../content/routes';
import { securityContactUntil } from '../content/site';
import { socialPicturePath } from '../i18n/paths';
import { compressSite } from './compress';
import { writeHosting } from './hosting/write-hosting';
import { icons } from './icons';
import { bundledPackages, licenceNotices, readPackage } from './licence-notices';
import { compileLoader, dialogScripts, hashOf, licencesFile } from './loader';
import { pageStyle, siteStyle } from './page-style';
import type { Page } from './page-table';
import { nextDir, nextHostingDir, publicDir } from './paths';
import { postprocessHtml } from './postprocess-html';
import { replacePublic } from './public-folder';
import { manifest, robots, securityTxt, sitemap } from './site-files';
import { drawSocialPicture, fontPackage } from './social-pictures';

/** The text of the first heading of a page. */
const headingOf = (html: string) => load(html.match(/<h1[\s\S]*?<\/h1>/)?.[0] ?? '').text();

/**
 * Makes the finished site from Gatsby's output and moves it into `public/`: the pages without
 * Gatsby's scripts, the dialogs' code, the files of `static/`, images and small files, the hosting
 * rules, and a compressed copy of each text file. Nothing else of Gatsby's output is used.
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
  const raw = await Promise.all(
    pages.map(({ path: page }) => readFile(path.join(publicDir, page, 'index.html'), 'utf8')),
  );
  const sheet = siteStyle(raw);
  const code = [loader, ...scripts.map(({ text }) => text)];
  const styles = new Map(
    routeIds.map((route) => [
      route,
      pageStyle(sheet, [...raw.filter((_, index) => pages[index]?.route === route), ...code]),
    ]),
  );
  for (const [index, { route, file }] of pages.entries()) {
    const style = styles.get(route) ?? '';
    await write(file, postprocessHtml(raw[index] ?? '', { loader, style }, file));
  }
  await cp('static', nextDir, {
    recursive: true,
    // This file only keeps the empty folder in git.
    filter: (source) => path.basename(source) !== '.gitkeep',
  });
  for (const { name, text } of scripts) await write(name, text);
  const rawNames = scripts.map(({ rawName }) => rawName);
  const packages = await bundledPackages(publicDir, rawNames);
  await write(
    licencesFile,
    licenceNotices([...packages, await readPackage(`node_modules/${fontPackage}`)]),
  );
  await Promise.all(
    pages.map(async ({ route, tag }, index) => {
      if (routes[route].kind === 'status') return;
      const picture = await drawSocialPicture(headingOf(raw[index] ?? ''));
      await write(socialPicturePath(route, tag).slice(1), picture);
    }),
  );
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
      styles: [...new Set(styles.values())].map((style) => hashOf(style, 'sha256')),
      scripts: [hashOf(loader, 'sha256')],
    },
  });
  await compressSite(nextDir);
  replacePublic();
}
