import type { CDPSession, Page } from '@playwright/test';
import type { Check, Issue } from '../check';
import { inEmulations } from '../emulation';

/** A stop of the Tab key. */
interface Stop {
  readonly selector: string;
  readonly label: string;
  /** Whether it is inside the window and nothing lies over it. */
  readonly isSeen: boolean;
}

/** More stops than any page has; a walk that takes longer goes in circles. */
const most = 400;

/** The page is asked where the focus was after each row of this many keys. */
const row = 20;

/** Notes where the focus is after each press of Tab. Runs in the page. */
function noteStops(): void {
  const { selectorOf, tagAndName } = globalThis.pageTools;
  const stops: (Stop | null)[] = [];
  const isSeen = (element: Element) => {
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
    const margins = Number.parseFloat(scrollMarginTop) + Number.parseFloat(scrollMarginBottom);
    return [...element.getClientRects()].some(({ left, right, top, bottom, width, height }) => {
      if (width === 0 || height === 0) return false;
      // What is higher than the window with the room that it keeps around itself, such as a table
      // that scrolls, is seen by its part inside.
      const isTall = height + margins > innerHeight;
      if (!isTall && (top < -1 || bottom > innerHeight + 1)) return false;
      // What a region scrolls sideways may be wider than the region.
      const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
      if (end - start < width / 2) return false;
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      return [0.2, 0.5, 0.8].every((share) => {
        const seen = document.elementFromPoint((start + end) / 2, from + (to - from) * share);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      });
    });
  };
  // By then the page has scrolled to the stop.
  const note = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    const element = document.activeElement;
    const isOnPage = element && element !== document.body && element !== document.documentElement;
    stops.push(
      isOnPage
        ? { selector: selectorOf(element), label: tagAndName(element), isSeen: isSeen(element) }
        : null,
    );
  };
  document.addEventListener('keyup', note, true);
  Object.assign(globalThis, {
    stopsSoFar: () => stops,
    endOfWalk: () => document.removeEventListener('keyup', note, true),
  });
}

/** What `noteStops` leaves in the page. */
interface Walked {
  stopsSoFar(): (Stop | null)[];
  endOfWalk(): void;
}

/** Presses a key several times; it is not waited for one before the next is sent. */
async function press(session: CDPSession, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const modifiers = key === 'Tab' ? 0 : 8;
  const sent = Array.from({ length: times }, () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { ...tab, type, modifiers }),
    ),
  );
  await Promise.all(sent.flat());
}

/**
 * Walks through the whole page with Tab or Shift+Tab and returns where it stops.
 *
 * @throws Error when the walk does not end.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  await startOver(page, key === 'Tab' ? 'start' : 'end');
  await page.evaluate(noteStops);
  const session = await page.context().newCDPSession(page);
  try {
    for (let presses = 0; presses < most; presses += row) {
      await press(session, key, row);
      const stops = await page.evaluate(() => (globalThis as unknown as Walked).stopsSoFar());
      // Outside the page, where it began, or in a trap.
      const seen = new Set<string>();
      const end = stops.findIndex((stop) => {
        if (stop === null || seen.has(stop.selector)) return true;
        seen.add(stop.selector);
        return false;
      });
      if (end >= 0) return stops.slice(0, end).flatMap((stop) => stop ?? []);
    }
    throw new Error(`${key} walks through more than ${most} stops.`);
  } finally {
    await session.detach();
    await page.evaluate(() => (globalThis as unknown as Walked).endOfWalk());
  }
}

/** Puts the place from which Tab goes on to one end of the page. */
export async function startOver(page: Page, end: 'start' | 'end'): Promise<void> {
  await page.evaluate((end) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const { body } = document;
    const mark = document.createElement('span');
    mark.tabIndex = -1;
    if (end === 'start') body.prepend(mark);
    else body.append(mark);
    mark.focus();
    // Taking the focused node away leaves the walk's beginning where the node was.
    mark.remove();
    window.scrollTo(0, end === 'start' ? 0 : body.scrollHeight);
  }, end);
}

/** Everything on a page that Tab should reach, as selectors in the order of the document. */
export function focusable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { selectorOf } = globalThis.pageTools;
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]';
    return [...document.querySelectorAll<HTMLElement>(candidates)]
      .filter((element) => element.tabIndex >= 0 && !element.closest('[inert]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(selectorOf);
  });
}

function hidden(stops: readonly Stop[], way: string): readonly Issue[] {
  return stops
    .filter(({ isSeen }) => !isSeen)
    .map(({ label, selector }) => ({
      text: `${label} has the focus and is covered or outside the window (${way})`,
      selector,
    }));
}

const selectorsOf = (stops: readonly Stop[]) => stops.map(({ selector }) => selector);

/** Forth with Tab, and back with Shift+Tab once, where it is narrow: it is the same at every width. */
export const focusWalk: Check = {
  id: 'focus-walk',
  title: 'Tab reaches everything, Shift+Tab goes back the same way, and each stop is in sight',
  criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.11', '2.4.12'],
  dependsOn: 'layout',
  run: ({ page }) =>
    inEmulations(
      page,
      { '1280 px': { height: 500 }, '320 px': { width: 320, height: 568 } },
      async (name) => {
        const forth = await walk(page, 'Tab');
        const order = selectorsOf(forth);
        const unreached = (await focusable(page)).filter((selector) => !order.includes(selector));
        const issues = [
          ...hidden(forth, 'Tab'),
          ...unreached.map((selector) => ({ text: 'Tab never gets here', selector })),
        ];
        if (name !== '320 px') return issues;
        const back = await walk(page, 'Shift+Tab');
        issues.push(...hidden(back, 'Shift+Tab'));
        if (order.join() !== selectorsOf(back).toReversed().join())
          issues.push({ text: 'Shift+Tab does not go back the way of Tab', selector: 'body' });
        return issues;
      },
    ),
};
