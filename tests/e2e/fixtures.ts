import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Response,
  type Route,
} from '@playwright/test';
import { openPage } from '../../tools/open-page';
import { type ServedSite, serveEveryPage } from '../../tools/serve-every-page';
import { pages } from '../support/published';
import { emulate } from './a11y/emulation';
import { selection } from './matrix';
import { keptOnDevice, watch } from './watch';

/** Kinds of windows by what is special about them. */
const windows = {
  usual: {},
  scriptless: { javaScriptEnabled: false },
  touch: { hasTouch: true },
  /** For a test that changes its window for good. */
  fresh: {},
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

type WindowKind = keyof typeof windows;

/** A window, and what the browser complained about in it. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly issues: string[];
  /**
   * Opens a page of a site; fails unless that page comes, in one request and without cookies.
   *
   * @param languages What the visitor reads, the best first; without it, the language of each page.
   */
  open(path: string, site: ServedSite, languages?: readonly string[]): Promise<Page>;
}

/** What a browser fetches of its own accord, when it is idle. */
const niceties = ['/icon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

async function openTab(browser: Browser, kind: WindowKind): Promise<Tab> {
  const context = await browser.newContext(windows[kind]);
  const page = await context.newPage();
  let origin = '';
  const issues = await watch(context, () => origin);
  const prefer = (languages?: readonly string[]) =>
    // Otherwise the site would suggest another language on most of its pages.
    page.addInitScript((wanted) => {
      const get = () => wanted ?? [document.documentElement.lang];
      Object.defineProperty(Navigator.prototype, 'languages', { get, configurable: true });
    }, languages);
  let preferred = { languages: undefined as readonly string[] | undefined, undo: await prefer() };
  return {
    context,
    page,
    issues,
    async open(path, site, languages) {
      const wanted = site.pages.find((each) => each.path === path);
      if (!wanted) throw new Error(`The build made no page ${path}.`);
      origin = site.origin;
      if (languages?.join() !== preferred.languages?.join()) {
        await preferred.undo.dispose();
        preferred = { languages, undo: await prefer(languages) };
      }
      const note = (response: Response) => {
        const { pathname } = new URL(response.url());
        if (pathname !== path && !niceties.includes(pathname)) issues.push(`asks for ${pathname}`);
        if (response.headers()['set-cookie']) issues.push(`${pathname} sets a cookie`);
      };
      page.on('response', note);
      await openPage(page, wanted, origin);
      page.off('response', note);
      return page;
    },
  };
}

interface WorkerFixtures {
  /** The site that is looked at. */
  readonly site: ServedSite;
  /** The window of a kind, one for all tests of a worker: a new one costs more than ten visits. */
  readonly tab: (kind?: WindowKind) => Promise<Tab>;
}

export interface VisitOptions {
  /** CSS pixels; 1280 × 800 unless said otherwise. */
  readonly width?: number;
  readonly height?: number;
  readonly window?: WindowKind;
  /** What the visitor reads, the best first; the language of each page unless said otherwise. */
  readonly languages?: readonly string[];
  /** Complaints of the browser that the test brings about itself. */
  readonly tolerates?: RegExp;
  /** Answers requests for scripts in place of the server. */
  readonly answerScripts?: (route: Route) => unknown;
  /** Makes a fresh window ready before the site is asked for. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Another site than the one that was built. */
  readonly site?: ServedSite;
}

/** Opens a page of the site as a new visitor. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

interface Fixtures {
  /**
   * Opens a page of the site as a new visitor. The test fails when, in whatever it does, the browser
   * says anything on the console, meets an error or a policy violation, asks another origin or keeps
   * anything on the device.
   */
  readonly visit: Visit;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const { url } = selection;
      const site = url
        ? { origin: new URL(url).origin, pages, close: async () => {} }
        : await serveEveryPage();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser }, use) => {
      const tabs = new Map<WindowKind, Tab>();
      await use(async (kind = 'usual') => {
        const tab = tabs.get(kind) ?? (await openTab(browser, kind));
        if (kind !== 'fresh') tabs.set(kind, tab);
        // A test may have changed it.
        tab.page.setDefaultTimeout(10_000);
        return tab;
      });
    },
    { scope: 'worker' },
  ],
  visit: async ({ tab: tabOf, site: built }, use) => {
    const tabs = new Map<WindowKind, Tab>();
    const tolerated: RegExp[] = [];
    await use(async (path, options = {}) => {
      const { window = 'usual', languages, site = built } = options;
      // Within a test, a visitor stays in one window.
      const tab = tabs.get(window) ?? (await tabOf(window));
      if (!tabs.has(window)) {
        const session = await tab.context.newCDPSession(tab.page);
        await session.send('Network.clearBrowserCache');
        await session.detach();
        await options.prepare?.(tab.page);
      }
      tabs.set(window, tab);
      if (options.tolerates) tolerated.push(options.tolerates);
      await emulate(tab.page, options);
      // Pages carry no scripts but the inline one: only the dialogs' code is asked for.
      if (options.answerScripts) await tab.page.route('**/*.js', options.answerScripts);
      return tab.open(path, site, languages);
    });
    for (const [kind, { context, page, issues }] of tabs) {
      const found = [...issues, ...(await keptOnDevice(context))];
      // A worker whose test has failed ends with it, windows and all.
      expect(found.filter((line) => !tolerated.some((each) => each.test(line)))).toEqual([]);
      if (kind === 'fresh') await context.close();
      if (kind === 'fresh' || test.info().status === 'failed') continue;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.mouse.move(0, 0);
      await page.goto('about:blank');
      issues.length = 0;
    }
  },
});

export { expect };
