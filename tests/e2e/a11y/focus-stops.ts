import type { Page } from '@playwright/test';

/** A stop of the Tab key. */
export interface Stop {
  readonly selector: string;
  readonly label: string;
  /** Whether it is inside the window and nothing lies over it. */
  readonly isSeen: boolean;
}

/** More stops than any page has; a walk that takes longer goes in circles. */
const most = 400;

/** Keys are pressed in rows of this many, as asking the page after each one takes its time. */
const row = 10;

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

/**
 * Walks through the whole page with Tab or Shift+Tab and returns where it stops.
 *
 * @throws Error when the walk does not end.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  await startOver(page, key === 'Tab' ? 'start' : 'end');
  await page.evaluate(noteStops);
  try {
    for (let presses = 0; presses < most; presses += row) {
      for (let at = 0; at < row; at += 1) await page.keyboard.press(key);
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
