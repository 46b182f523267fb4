import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page as BrowserPage } from '@playwright/test';
import { Command, InvalidArgumentError } from 'commander';
import { hostingDir, publicDir } from '../src/build/places';
import { allLanguages, sourceTag } from '../src/content/languages';
import { type RouteId, routeIds } from '../src/content/routes';
import { launchChromium } from './chromium';
import { htmlPage } from './html-page';
import { openPage } from './open-page';
import type { SiteFolders } from './project-copy';
import { isPseudo, pseudoLanguages } from './pseudo/pseudo-languages';
import { runCommand } from './run-command';
import { type ServedSite, serveEveryPage } from './serve-every-page';
import { entries, someOf } from './some-of';
import { testSite } from './test-site';

type Media = NonNullable<Parameters<BrowserPage['emulateMedia']>[0]>;

/** How a page can be seen (src/styles/tokens.css), as a browser emulates it. */
const themes: Readonly<Record<string, Media>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'more-contrast': { contrast: 'more' },
  'forced-colors': { forcedColors: 'active' },
  print: { media: 'print' },
};

/** What pictures are taken of, and where they go. */
export interface ScreenshotOptions {
  /** Pictures of these languages stand side by side. */
  readonly lang: readonly string[];
  readonly page: readonly RouteId[];
  /** Widths of the window in CSS pixels. */
  readonly width: readonly number[];
  readonly theme: readonly string[];
  readonly out: string;
}

/** Chromium cannot draw a page in one picture that is higher than 16,384 px. */
const mostHeight = 8000;

/** Takes pictures of a whole page as it stands in the window; returns their files. */
async function picturesOf(
  tab: BrowserPage,
  width: number,
  name: string,
): Promise<readonly string[]> {
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  const files: string[] = [];
  for (let y = 0; y < height; y += mostHeight) {
    const file = `${name}-${files.length + 1}.png`;
    const clip = { x: 0, y, width, height: Math.min(mostHeight, height - y) };
    await tab.screenshot({ path: file, fullPage: true, clip, animations: 'disabled' });
    files.push(file);
  }
  return files;
}

async function openSites(tags: readonly string[], built: SiteFolders) {
  const sites = new Map<string, ServedSite>();
  for (const tag of tags) {
    const site = await serveEveryPage(isPseudo(tag) ? await testSite() : built);
    sites.set(tag, site);
    if (site.pages.some((page) => page.tag === tag)) continue;
    await Promise.all([...sites.values()].map((each) => each.close()));
    throw new Error(
      `The site was built without "${tag}": build it with a LANGS that names it, or with none.`,
    );
  }
  return sites;
}

/** Markup with one row for each width and theme of a page. */
async function rowsOf(
  browser: Browser,
  sites: ReadonlyMap<string, ServedSite>,
  route: RouteId,
  { width: widths, theme, out }: ScreenshotOptions,
): Promise<string> {
  const rows: string[] = [];
  for (const width of widths) {
    for (const id of theme) {
      const cells: string[] = [];
      for (const [tag, site] of sites) {
        const page = site.pages.find((each) => each.route === route && each.tag === tag);
        if (!page) continue;
        // A reader of the language, so that the site suggests no other.
        const tab = await browser.newPage({ locale: tag, viewport: { width, height: 900 } });
        await tab.emulateMedia({ reducedMotion: 'reduce', ...themes[id] });
        await openPage(tab, page, site.origin);
        const files = await picturesOf(
          tab,
          width,
          path.join(out, `${route}-${tag}-${id}-${width}`),
        );
        await tab.close();
        const images = files.map((file) => {
          const address = path.basename(file);
          return `<a href="${address}"><img src="${address}" alt="" loading="lazy"></a>`;
        });
        cells.push(`<figure><figcaption>${tag}</figcaption>${images.join('')}</figure>`);
      }
      rows.push(`<h3>${route}, ${id}, ${width} px</h3><div class="row">${cells.join('')}</div>`);
    }
  }
  return `<h2>${route}</h2>${rows.join('\n')}`;
}

const style = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
  .row { display: flex; gap: 1rem; align-items: start; }
  figure { margin: 0; flex: 1; }
  img { display: block; max-inline-size: 100%; border: 1px solid; }
`;

/**
 * Takes pictures of pages, with a page that shows them side by side by language.
 *
 * @returns the file of that page.
 * @throws Error when a language is not built.
 */
export async function takeScreenshots(
  options: ScreenshotOptions,
  built: SiteFolders = { publicDir, hostingDir },
): Promise<string> {
  const sites = await openSites(options.lang, built);
  try {
    const browser = await launchChromium();
    try {
      await rm(options.out, { recursive: true, force: true });
      await mkdir(options.out, { recursive: true });
      const parts: string[] = [];
      for (const route of options.page) {
        console.error(route);
        parts.push(await rowsOf(browser, sites, route, options));
      }
      const title = `Screenshots: ${options.lang.join(', ')}`;
      const index = path.join(options.out, 'index.html');
      await writeFile(
        index,
        htmlPage({ title, style, body: `<h1>${title}</h1>${parts.join('\n')}` }),
      );
      return index;
    } finally {
      await browser.close();
    }
  } finally {
    for (const site of sites.values()) await site.close();
  }
}

function widths(value: string): readonly number[] {
  const found = entries(value).map(Number);
  // Narrower than a watch or wider than a wall makes no sense, and much memory.
  if (found.every((width) => Number.isInteger(width) && width >= 240 && width <= 3840))
    return found;
  throw new InvalidArgumentError('Give whole numbers of pixels from 240 to 3840.');
}

if (require.main === module) {
  runCommand(async () => {
    const tags = [...allLanguages, ...pseudoLanguages].map(({ tag }) => tag);
    const ids = Object.keys(themes);
    const options = new Command('npm run screenshots --')
      .description('Takes pictures of the built site, with a page that shows them side by side.')
      .option('--lang <tags>', `some of ${tags.join(',')}`, someOf('language', tags), [sourceTag])
      .option('--page <pages>', `some of ${routeIds.join(',')}`, someOf('page', routeIds), routeIds)
      .option('--width <pixels>', 'widths of the window', widths, [320, 768, 968, 1280, 1920])
      .option('--theme <themes>', `some of ${ids.join(',')}`, someOf('theme', ids), ids)
      .option('--out <folder>', 'where they go', path.join('reports', 'screenshots'))
      .exitOverride()
      .parse()
      .opts<ScreenshotOptions>();
    console.log(`Written: ${await takeScreenshots(options)}`);
  });
}
