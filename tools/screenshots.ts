import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page as BrowserPage } from '@playwright/test';
import { Command } from 'commander';
import { hostingDir, publicDir } from '../src/build/paths';
import { allLanguages, sourceTag } from '../src/content/languages';
import { type RouteId, routeIds } from '../src/content/routes';
import { launchChromium } from './chromium';
import { htmlPage } from './html-page';
import { openPage } from './open-page';
import { parseList } from './parse-list';
import type { SiteFolders } from './project-copy';
import { isPseudo, pseudoLanguages } from './pseudo/pseudo-languages';
import { runCommand } from './run-command';
import { type ServedSite, serveEveryPage } from './serve-every-page';
import { testSite } from './test-site';

type Media = NonNullable<Parameters<BrowserPage['emulateMedia']>[0]>;

/** The variants in src/styles/tokens.css, as a browser emulates them. */
const themes: Readonly<Record<string, Media>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'more-contrast': { contrast: 'more' },
  'forced-colors': { forcedColors: 'active' },
  print: { media: 'print' },
};

export interface ScreenshotOptions {
  readonly lang: readonly string[];
  readonly page: readonly RouteId[];
  /** In CSS pixels. */
  readonly width: readonly string[];
  readonly theme: readonly string[];
  readonly out: string;
}

/** Chromium cannot take one picture of a page that is higher than 16,384 px. */
const maxHeight = 8000;

/** Takes pictures of the page that is open; returns markup that shows them. */
async function picturesOf(tab: BrowserPage, name: string, out: string): Promise<string> {
  const { clientWidth: width, scrollHeight } = await tab.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { clientWidth, scrollHeight };
  });
  let images = '';
  for (let y = 0; y < scrollHeight; y += maxHeight) {
    const file = `${name}-${y / maxHeight + 1}.png`;
    const clip = { x: 0, y, width, height: Math.min(maxHeight, scrollHeight - y) };
    await tab.screenshot({
      path: path.join(out, file),
      fullPage: true,
      clip,
      animations: 'disabled',
    });
    images += `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`;
  }
  return images;
}

const style = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
  .row { display: flex; gap: 1rem; align-items: start; }
  figure { margin: 0; flex: 1; }
  img { display: block; max-inline-size: 100%; border: 1px solid; }
`;

/**
 * Takes pictures of pages; returns the file of a page that shows the languages side by side.
 *
 * @throws Error if a language is not built.
 */
export async function takeScreenshots(
  { lang, page: routes, width: widths, theme: ids, out }: ScreenshotOptions,
  built: SiteFolders = { publicDir, hostingDir },
): Promise<string> {
  const sites = new Map<string, ServedSite>();
  const browser = await launchChromium();
  try {
    for (const tag of lang) {
      const site = await serveEveryPage(isPseudo(tag) ? await testSite() : built);
      sites.set(tag, site);
      if (site.pages.some((page) => page.tag === tag)) continue;
      throw new Error(
        `The site was built without "${tag}". Build it again with "${tag}" in LANGS, or without LANGS.`,
      );
    }
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    const title = `Screenshots: ${lang.join(', ')}`;
    let body = `<h1>${title}</h1>`;
    const rows = routes.flatMap((route) =>
      widths.flatMap((width) => ids.map((theme) => ({ route, width, theme }))),
    );
    for (const { route, width, theme } of rows) {
      const row = `${route}, ${theme}, ${width} px`;
      console.error(row);
      body += `<h2>${row}</h2><div class="row">`;
      for (const [tag, { pages, origin }] of sites) {
        const page = pages.find((each) => each.route === route && each.tag === tag);
        if (!page) continue;
        // With the locale of the page, so that the site does not suggest another language.
        const viewport = { width: Number(width), height: 900 };
        const tab = await browser.newPage({ locale: tag, viewport });
        await tab.emulateMedia({ reducedMotion: 'reduce', ...themes[theme] });
        await openPage(tab, page, origin);
        const images = await picturesOf(tab, `${route}-${tag}-${theme}-${width}`, out);
        await tab.close();
        body += `<figure><figcaption>${tag}</figcaption>${images}</figure>`;
      }
      body += '</div>\n';
    }
    const index = path.join(out, 'index.html');
    await writeFile(index, htmlPage({ title, style, body }));
    return index;
  } finally {
    await browser.close();
    for (const site of sites.values()) await site.close();
  }
}

if (require.main === module) {
  runCommand(async () => {
    const tags = [...allLanguages, ...pseudoLanguages].map(({ tag }) => tag);
    const widths = ['320', '768', '968', '1280', '1920'];
    const ids = Object.keys(themes);
    const options = new Command('npm run screenshots --')
      .description('Takes pictures of the built site, with a page that shows them side by side.')
      .option('--lang <tags>', `some of ${tags.join(',')}`, parseList('language', tags), [
        sourceTag,
      ])
      .option(
        '--page <pages>',
        `some of ${routeIds.join(',')}`,
        parseList('page', routeIds),
        routeIds,
      )
      .option('--width <pixels>', `some of ${widths.join(',')}`, parseList('width', widths), widths)
      .option('--theme <themes>', `some of ${ids.join(',')}`, parseList('theme', ids), ids)
      .exitOverride()
      .parse()
      .opts<Omit<ScreenshotOptions, 'out'>>();
    const out = path.join('reports', 'screenshots');
    console.log(`Written: ${await takeScreenshots({ ...options, out })}`);
  });
}
