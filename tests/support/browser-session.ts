import type { Browser, BrowserContext, Page, Response, Route } from 'playwright-core';
import { launchChromium } from '../../tools/chromium';
import { openPage } from '../../tools/open-page';
import { type ServedSite, serveEveryPage } from '../../tools/serve-every-page';
import { complaintsOf, keptOnDevice } from './browser-watch';

export interface VisitOptions {
  /** CSS pixels; 1280 × 800 unless said otherwise. */
  readonly width?: number;
  readonly height?: number;
  readonly javaScriptEnabled?: false;
  /** What the visitor reads, the best first; the language of each page unless said otherwise. */
  readonly languages?: readonly string[];
  /** Complaints of the browser that the test brings about itself. */
  readonly tolerates?: RegExp;
  /** Answers requests for scripts in place of the server. */
  readonly answerScripts?: (route: Route) => unknown;
  /** Learns of every response. */
  readonly onResponse?: (response: Response) => void;
  /** Whether the visitor was never here, so that nothing is in the browser's cache. */
  readonly isNew?: true;
  /** Makes a new visitor's page ready before the site is asked for. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface Session {
  /** Opens the page with a path. Whatever the browser complains about until the end of the test fails it. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
}

/** A page that is used again, as a window costs ten times as much as a visit. */
interface Room {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  /** Whether it serves one test only. */
  readonly isOwn: boolean;
  options: VisitOptions;
}

const isNewVisitor = ({ isNew, prepare }: VisitOptions): boolean =>
  isNew === true || prepare !== undefined;

async function furnish(browser: Browser, origin: string, options: VisitOptions): Promise<Room> {
  const context = await browser.newContext({
    baseURL: origin,
    // Scrolling then ends where it begins.
    reducedMotion: 'reduce',
    javaScriptEnabled: options.javaScriptEnabled ?? true,
  });
  context.setDefaultTimeout(10_000);
  await context.addInitScript((languages) => {
    const get = () => languages ?? [document.documentElement.lang];
    Object.defineProperty(Navigator.prototype, 'languages', { get });
  }, options.languages);
  const complaints = await complaintsOf(context, origin);
  const page = await context.newPage();
  await options.prepare?.(page);
  const room: Room = { context, page, complaints, isOwn: isNewVisitor(options), options };
  context.on('response', (response) => room.options.onResponse?.(response));
  return room;
}

async function enter({ page }: Room, options: VisitOptions): Promise<void> {
  const { width = 1280, height = 800, answerScripts } = options;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.mouse.move(0, 0);
  // Pages carry no scripts but the inline one: only the dialogs' code is asked for.
  if (answerScripts) await page.route('**/*.js', answerScripts);
}

/** Leaves a room as it was, and returns what was complained about. */
async function leave({ context, page, complaints, options, isOwn }: Room) {
  const all = [...complaints.splice(0), ...(await keptOnDevice(context))];
  if (isOwn) {
    await context.close();
  } else {
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page) await other.close();
  }
  return all.filter((complaint) => !options.tolerates?.test(complaint));
}

/**
 * One browser and one server for the tests of a file. A test fails when, in whatever it does, the
 * browser says anything on the console, meets an error or a policy violation, asks another origin
 * or keeps anything on the device.
 */
export function sharedBrowser(start: () => Promise<ServedSite> = serveEveryPage): Session {
  let browser: Browser;
  let site: ServedSite;
  const rooms = new Map<string, Room>();
  const used = new Set<Room>();

  beforeAll(async () => {
    site = await start();
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  afterEach(async () => {
    const complaints: string[] = [];
    for (const room of used) complaints.push(...(await leave(room)));
    used.clear();
    expect(complaints).toEqual([]);
  });

  return {
    async visit(path, options = {}) {
      const { javaScriptEnabled, languages } = options;
      const page = site.pages.find((each) => each.path === path);
      if (!page) throw new Error(`The build made no page ${path}.`);
      const kind = JSON.stringify({ javaScriptEnabled, languages });
      const known = isNewVisitor(options) ? undefined : rooms.get(kind);
      const room = known ?? (await furnish(browser, site.origin, options));
      if (!room.isOwn) rooms.set(kind, room);
      room.options = options;
      used.add(room);
      await enter(room, options);
      await openPage(room.page, page, site.origin);
      return room.page;
    },
  };
}
