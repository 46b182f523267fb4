import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Response,
  type Route,
} from '@playwright/test';
import { openPage } from '../../tools/open-page';
import { type ServedSite, serveEveryPage } from '../../tools/serve-every-page';
import { pages } from '../support/published';
import { selection } from './matrix';
import { complaintsOf, keptOnDevice } from './watch';

export interface VisitOptions {
  /** CSS pixels; 1280 × 800 unless said otherwise. */
  readonly width?: number;
  readonly height?: number;
  readonly javaScriptEnabled?: false;
  readonly hasTouch?: true;
  /** What the visitor reads, the best first; the language of each page unless said otherwise. */
  readonly languages?: readonly string[];
  /** Complaints of the browser that the test brings about itself. */
  readonly tolerates?: RegExp;
  /** Answers requests for scripts in place of the server. */
  readonly answerScripts?: (route: Route) => unknown;
  /** Makes the page ready before the site is asked for. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Another site than the one that was built. */
  readonly site?: ServedSite;
}

/** A window of a visitor, and what the browser complained about in it. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  /** Opens a page of the site; fails unless that page comes, in one request and without cookies. */
  open(path: string): Promise<Page>;
}

/** What a browser fetches of its own accord, when it is idle. */
const niceties = ['/icon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

/** Opens a window on a site. */
async function openTab(
  browser: Browser,
  site: ServedSite,
  { javaScriptEnabled, hasTouch, languages }: VisitOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: site.origin,
    ...(javaScriptEnabled === false && { javaScriptEnabled }),
    ...(hasTouch && { hasTouch }),
  });
  // Otherwise the site would suggest another language on most of its pages.
  await context.addInitScript((wanted) => {
    const get = () => wanted ?? [document.documentElement.lang];
    Object.defineProperty(Navigator.prototype, 'languages', { get });
  }, languages);
  const complaints = await complaintsOf(context, site.origin);
  const page = await context.newPage();
  return {
    context,
    page,
    complaints,
    async open(path) {
      const wanted = site.pages.find((each) => each.path === path);
      if (!wanted) throw new Error(`The build made no page ${path}.`);
      const note = (response: Response) => {
        const { pathname } = new URL(response.url());
        if (pathname !== path && !niceties.includes(pathname))
          complaints.push(`asks for ${pathname}`);
        if (response.headers()['set-cookie']) complaints.push(`${pathname} sets a cookie`);
      };
      page.on('response', note);
      await openPage(page, wanted, site.origin);
      page.off('response', note);
      return page;
    },
  };
}

interface WorkerFixtures {
  /** The site that is looked at. */
  readonly site: ServedSite;
  /** Two windows for all pages of a worker, as opening one costs ten times as much as a visit. */
  readonly tabs: Readonly<Record<'on' | 'off', Tab>>;
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
  tabs: [
    async ({ browser, site }, use) => {
      const on = await openTab(browser, site);
      const off = await openTab(browser, site, { javaScriptEnabled: false });
      await use({ on, off });
      await on.context.close();
      await off.context.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, site }, use) => {
    const tabs = new Map<string, Tab>();
    const tolerated: RegExp[] = [];
    await use(async (path, options = {}) => {
      const { width = 1280, height = 800, languages, javaScriptEnabled, hasTouch } = options;
      const { tolerates } = options;
      // Within a test, a visitor stays in one window.
      const kind = JSON.stringify({ languages, javaScriptEnabled, hasTouch });
      const tab = tabs.get(kind) ?? (await openTab(browser, options.site ?? site, options));
      if (!tabs.has(kind)) await options.prepare?.(tab.page);
      tabs.set(kind, tab);
      if (tolerates) tolerated.push(tolerates);
      await tab.page.setViewportSize({ width, height });
      // Pages carry no scripts but the inline one: only the dialogs' code is asked for.
      if (options.answerScripts) await tab.page.route('**/*.js', options.answerScripts);
      return tab.open(path);
    });
    for (const { context, complaints } of tabs.values()) {
      const found = [...complaints, ...(await keptOnDevice(context))];
      await context.close();
      expect(found.filter((line) => !tolerated.some((each) => each.test(line)))).toEqual([]);
    }
  },
});

export { expect };
