import type { CDPSession, Page } from '@playwright/test';
import type { Check, Issue } from '../check';
import { inEmulations } from '../emulation';

/** A stop of the Tab key. */
interface Stop {
  readonly selector: string;
  readonly label: string;
  /** Whether it is inside the window and nothing covers it. */
  readonly isVisible: boolean;
}

/** More stops than any page has; a longer walk goes round in circles. */
const maxStops = 400;

/** How many keys are pressed before the stops are read. */
const batchSize = 20;

/** Records where the focus is after each press of Tab. Runs in the page. */
function recordStops(): void {
  const { selectorOf, tagAndName } = globalThis.pageTools;
  const stops: (Stop | null)[] = [];
  const isVisible = (element: Element) => {
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
    const margins = Number.parseFloat(scrollMarginTop) + Number.parseFloat(scrollMarginBottom);
    return [...element.getClientRects()].some(({ left, right, top, bottom, width, height }) => {
      if (width === 0 || height === 0) return false;
      // An element that is too high for the window, such as a table that scrolls, need not fit in.
      const isTall = height + margins > innerHeight;
      if (!isTall && (top < -1 || bottom > innerHeight + 1)) return false;
      // Content that scrolls sideways may be wider than the window.
      const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
      if (end - start < width / 2) return false;
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      return [0.2, 0.5, 0.8].every((share) => {
        const seen = document.elementFromPoint((start + end) / 2, from + (to - from) * share);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      });
    });
  };
  // On keyup, the page has scrolled to the stop.
  const record = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    const element = document.activeElement;
    const isOnPage = element && element !== document.body && element !== document.documentElement;
    stops.push(
      isOnPage
        ? {
            selector: selectorOf(element),
            label: tagAndName(element),
            isVisible: isVisible(element),
          }
        : null,
    );
  };
  document.addEventListener('keyup', record, true);
  Object.assign(globalThis, {
    recordedStops: () => stops,
    endRecording: () => document.removeEventListener('keyup', record, true),
  });
}

/** What `recordStops` adds to the page. */
interface Recorder {
  recordedStops(): (Stop | null)[];
  endRecording(): void;
}

/** Presses a key several times, without waiting in between. */
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
 * Walks through the whole page with Tab or Shift+Tab and returns the stops.
 *
 * @throws Error if the walk does not end.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  await resetFocus(page, key === 'Tab' ? 'start' : 'end');
  await page.evaluate(recordStops);
  const session = await page.context().newCDPSession(page);
  try {
    for (let presses = 0; presses < maxStops; presses += batchSize) {
      await press(session, key, batchSize);
      const stops = await page.evaluate(() => (globalThis as unknown as Recorder).recordedStops());
      // The walk ends outside the page, or at a stop for the second time.
      const seen = new Set<string>();
      const end = stops.findIndex((stop) => {
        if (stop === null || seen.has(stop.selector)) return true;
        seen.add(stop.selector);
        return false;
      });
      if (end >= 0) return stops.slice(0, end).flatMap((stop) => stop ?? []);
    }
    throw new Error(`${key} finds more than ${maxStops} stops.`);
  } finally {
    await session.detach();
    await page.evaluate(() => (globalThis as unknown as Recorder).endRecording());
  }
}

/** Makes Tab continue from the start or the end of the page. */
export async function resetFocus(page: Page, end: 'start' | 'end'): Promise<void> {
  await page.evaluate((end) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const { body } = document;
    const mark = document.createElement('span');
    mark.tabIndex = -1;
    if (end === 'start') body.prepend(mark);
    else body.append(mark);
    mark.focus();
    // After the focused node is removed, Tab continues from where it was.
    mark.remove();
    window.scrollTo(0, end === 'start' ? 0 : body.scrollHeight);
  }, end);
}

/** Selectors of everything that Tab should reach, in document order. */
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

function hiddenStops(stops: readonly Stop[], key: string): readonly Issue[] {
  return stops
    .filter(({ isVisible }) => !isVisible)
    .map(({ label, selector }) => ({
      text: `${label} has the focus and is covered or outside the window (${key})`,
      selector,
    }));
}

export const focusWalk: Check = {
  id: 'focus-walk',
  title: 'Tab reaches everything, Shift+Tab goes back the same way, each stop is visible',
  criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.11', '2.4.12'],
  dependsOn: 'layout',
  run: ({ page }) =>
    inEmulations(
      page,
      { '1280 px': { height: 500 }, '320 px': { width: 320, height: 568 } },
      async (name) => {
        const forward = await walk(page, 'Tab');
        const order = forward.map(({ selector }) => selector);
        const unreached = (await focusable(page)).filter((selector) => !order.includes(selector));
        const issues = [
          ...hiddenStops(forward, 'Tab'),
          ...unreached.map((selector) => ({ text: 'Tab never reaches this', selector })),
        ];
        // The way back is the same at every width.
        if (name !== '320 px') return issues;
        const back = await walk(page, 'Shift+Tab');
        issues.push(...hiddenStops(back, 'Shift+Tab'));
        const backOrder = back.map(({ selector }) => selector).toReversed();
        if (order.join() !== backOrder.join())
          issues.push({ text: 'Shift+Tab does not go back the same way as Tab', selector: 'body' });
        return issues;
      },
    ),
};
