import type { Page } from '@playwright/test';
import type { Check, Issue } from '../check';
import { inEmulations } from '../emulation';
import { type Box, changedPixels, pictureOf } from '../pixels';
import { focusable, resetFocus } from './focus-walk';

/** A small window renders faster; a focus ring is the same at every width. */
const window = { width: 480, height: 400 };

const emulations = {
  light: window,
  dark: { ...window, scheme: 'dark' },
  'forced colours': { ...window, forcedColours: true },
} as const;

/** WCAG 2.4.13: this contrast, on the area of an outline this thick. */
const contrast = 3;
const thickness = 2;

/** Corners are rounded, and the parts of a link that wraps share an edge. */
const tolerance = 0.75;

/** One stop of each kind. Stops of a kind have the same styles and background. */
async function kindsOf(
  page: Page,
  selectors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kinds = page.evaluate((selectors) => {
    const properties = [
      ...['outline', 'outlineOffset', 'boxShadow', 'border', 'borderRadius', 'backgroundColor'],
      ...['color', 'textDecoration', 'overflow', 'display'],
    ] as (keyof CSSStyleDeclaration)[];
    const stylesOf = (element: Element) => {
      const style = getComputedStyle(element);
      return properties.map((name) => style[name]).join();
    };
    const kinds = new Map<string, string>();
    for (const selector of selectors) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) continue;
      const plain = stylesOf(element);
      element.focus({ preventScroll: true });
      const backgrounds: string[] = [];
      for (let node = element.parentElement; node; node = node.parentElement) {
        const { backgroundColor, overflow } = getComputedStyle(node);
        backgrounds.push(`${backgroundColor} ${overflow}`);
      }
      const isWrapped = element.getClientRects().length > 1;
      const kind = [plain, stylesOf(element), isWrapped, ...new Set(backgrounds)].join('|');
      if (!kinds.has(kind)) kinds.set(kind, selector);
      element.blur();
    }
    return [...kinds];
  }, selectors);
  return new Map(await kinds);
}

interface Measurement {
  readonly label: string;
  /** The stop, with space around it for its ring. */
  readonly clip: Box;
  /** The scroll position. */
  readonly top: number;
  /** Of its parts inside the window, in pixels. */
  readonly perimeter: number;
}

/** Focuses a stop in the middle of the window and measures it. */
function focusOn(page: Page, selector: string): Promise<Measurement> {
  return page.evaluate((selector) => {
    const room = 8;
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${selector} is no longer on the page.`);
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    const edge = (side: 'left' | 'top' | 'right' | 'bottom') => boxes.map((box) => box[side]);
    const x = Math.max(0, Math.min(...edge('left')) - room);
    const y = Math.max(0, Math.min(...edge('top')) - room);
    const width = Math.min(innerWidth, Math.max(...edge('right')) + room) - x;
    const height = Math.min(innerHeight, Math.max(...edge('bottom')) + room) - y;
    const inside = (from: number, to: number, limit: number) =>
      Math.max(0, Math.min(to, limit) - Math.max(from, 0));
    const edges = (from: number, to: number, limit: number) =>
      [from, to].filter((at) => at >= 0 && at <= limit).length;
    const perimeter = boxes.reduce(
      (sum, { left, right, top, bottom }) =>
        sum +
        edges(top, bottom, innerHeight) * inside(left, right, innerWidth) +
        edges(left, right, innerWidth) * inside(top, bottom, innerHeight),
      0,
    );
    return {
      label: globalThis.pageTools.tagAndName(element),
      clip: { x, y, width, height },
      top: scrollY,
      perimeter,
    };
  }, selector);
}

/** Compares a stop with and without the focus. The ring may be around it or inside it. */
async function ringIssue(page: Page, selector: string): Promise<Issue | undefined> {
  const { label, clip, top, perimeter } = await focusOn(page, selector);
  const focused = await pictureOf(page, clip, top);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const plain = await pictureOf(page, clip, top);
  const changed = changedPixels(plain, focused, contrast);
  const needed = Math.round(perimeter * thickness * tolerance);
  if (changed >= needed) return undefined;
  const text = `${label}: the focus changes ${changed} pixels by ${contrast}:1 and should change ${needed}`;
  return { text, selector };
}

/** Kinds that this process has compared, on any page. */
const compared = new Set<string>();

export const focusRing: Check = {
  id: 'focus-ring',
  title: 'The focus is visible in light mode, dark mode and forced colours',
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  run: ({ page }) =>
    inEmulations(page, emulations, async (name) => {
      const issues: Issue[] = [];
      // From now on :focus-visible matches.
      await resetFocus(page, 'start');
      await page.keyboard.press('Tab');
      for (const [kind, selector] of await kindsOf(page, await focusable(page))) {
        const key = `${name}|${kind}`;
        if (compared.has(key)) continue;
        compared.add(key);
        const issue = await ringIssue(page, selector);
        if (issue) issues.push(issue);
      }
      return issues;
    }),
};
