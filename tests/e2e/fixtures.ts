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
import { storedOnDevice, watch } from './watch';

/** Kinds of browser windows. */
const windows = {
  usual: {},
  scriptless: { javaScriptEnabled: false },
  touch: { hasTouch: true },
  /** For a test that changes its window permanently. */
  fresh: {},
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

type WindowKind = keyof typeof windows;

/** A window, and the issues that the browser reported in it. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly issues: string[];
  /**
   * Opens a page of a site, which must come in one request and without cookies.
   *
   * @param languages The browser's preferences, best first; by default, the language of each page.
   */
  open(path: string, site: ServedSite, languages?: readonly string[]): Promise<Page>;
}

/** What the browser requests by itself when it is idle. */
const idleRequests = ['/icon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

async function openTab(browser: Browser, kind: WindowKind): Promise<Tab> {
  const context = await browser.newContext(windows[kind]);
  const page = await context.newPage();
  let origin = '';
  const issues = await watch(context, () => origin);
  const prefer = (languages?: readonly string[]) =>
    // By default, the site should not suggest another language.
    page.addInitScript((preferred) => {
      const get = () => preferred ?? [document.documentElement.lang];
      Object.defineProperty(Navigator.prototype, 'languages', { get, configurable: true });
    }, languages);
  let preferred = { languages: undefined as readonly string[] | undefined, undo: await prefer() };
  return {
    context,
    page,
    issues,
    async open(path, site, languages) {
      const target = site.pages.find((each) => each.path === path);
      if (!target) throw new Error(`The build has no page ${path}.`);
      origin = site.origin;
      if (languages?.join() !== preferred.languages?.join()) {
        await preferred.undo.dispose();
        preferred = { languages, undo: await prefer(languages) };
      }
      const check = (response: Response) => {
        const { pathname } = new URL(response.url());
        if (pathname !== path && !idleRequests.includes(pathname))
          issues.push(`requests ${pathname}`);
        if (response.headers()['set-cookie']) issues.push(`${pathname} sets a cookie`);
      };
      page.on('response', check);
      await openPage(page, target, origin);
      page.off('response', check);
      return page;
    },
  };
}

interface WorkerFixtures {
  /** The site under test. */
  readonly site: ServedSite;
  /** The window of a kind. Tests of a worker share it: a new one costs more than ten visits. */
  readonly tab: (kind?: WindowKind) => Promise<Tab>;
}

export interface VisitOptions {
  /** CSS pixels; by default 1280 × 800. */
  readonly width?: number;
  readonly height?: number;
  readonly window?: WindowKind;
  /** The browser's preferences, best first; by default, the language of each page. */
  readonly languages?: readonly string[];
  /** Issues that the test causes itself. */
  readonly tolerates?: RegExp;
  /** Answers requests for scripts instead of the server. */
  readonly answerScripts?: (route: Route) => unknown;
  /** Prepares the window before the first page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** By default, the built site. */
  readonly site?: ServedSite;
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

interface Fixtures {
  /**
   * Opens a page of the site as a new visitor. The test fails if at any time the browser logs
   * anything, reports an error or a policy violation, contacts another origin or stores anything.
   */
  readonly visit: Visit;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this pattern
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
        // A test may have changed the timeout.
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
      // A test uses one window of each kind.
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
      // The only script that is not inline is the code of the dialogs.
      if (options.answerScripts) await tab.page.route('**/*.js', options.answerScripts);
      return tab.open(path, site, languages);
    });
    for (const [kind, { context, page, issues }] of tabs) {
      const found = [...issues, ...(await storedOnDevice(context))];
      // Playwright ends the worker of a failed test, and its windows with it.
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
