import type { Page } from '@playwright/test';

/** The distances of a box from the start and end of its container, in CSS pixels. */
interface Place {
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

/** In CSS pixels; kerning differs with the order of the letters. */
const tolerance = 2;

/**
 * The places of boxes in the window, and of texts and background images in their boxes. Inline
 * elements are left out: Latin words keep their order in a text from right to left.
 */
function placesOn(page: Page): Promise<readonly Place[]> {
  return page.evaluate(() => {
    type Edges = { readonly left: number; readonly right: number };
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    const place = (what: string, box: Edges, around: Edges): Place => {
      const [left, right] = [box.left - around.left, around.right - box.right];
      return isRtl ? { what, start: right, end: left } : { what, start: left, end: right };
    };
    const isInLine = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).display.startsWith('inline') ||
        (element.parentElement !== null && isInLine(element.parentElement)));

    function textOf(element: Element): Edges | undefined {
      if (element.children.length > 0 || !element.textContent?.trim()) return undefined;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      const left = Math.min(...lines.map((line) => line.left));
      return { left, right: Math.max(...lines.map((line) => line.right)) };
    }

    function backgroundOf(element: Element): Edges | undefined {
      const style = getComputedStyle(element);
      const size = Number(/^([\d.]+)px/.exec(style.backgroundSize)?.[1]);
      if (!size || !style.backgroundRepeat.startsWith('no-repeat')) return undefined;
      const box = element.getBoundingClientRect();
      const position = style.backgroundPositionX;
      const amount = Number.parseFloat(position);
      const left =
        box.left + (position.endsWith('%') ? (amount / 100) * (box.width - size) : amount);
      return { left, right: left + size };
    }

    const screen = { left: 0, right: document.documentElement.clientWidth };
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('svg') !== null && element.tagName !== 'svg') return [];
      if (!element.checkVisibility() || isInLine(element)) return [];
      const box = element.getBoundingClientRect();
      // Visually hidden.
      if (box.width <= 1 || box.height <= 1) return [];
      const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60);
      const name = `<${element.tagName.toLowerCase()}> “${words}”`;
      const text = textOf(element);
      const background = backgroundOf(element);
      return [
        place(name, box, screen),
        ...(text ? [place(`the text in ${name}`, text, box)] : []),
        ...(background ? [place(`the background of ${name}`, background, box)] : []),
      ];
    });
  });
}

function unmirrored(ltr: readonly Place[], rtl: readonly Place[]): readonly string[] {
  if (ltr.length !== rtl.length) {
    return [`${ltr.length} boxes from left to right, ${rtl.length} from right to left`];
  }
  const differs = (a: number, b: number) => Math.abs(a - b) > tolerance;
  const figures = ({ start, end }: Place) => `${Math.round(start)} and ${Math.round(end)} px`;
  return ltr.flatMap((place, index) => {
    const other = rtl[index];
    if (!other) return [];
    if (!differs(place.start, other.start) && !differs(place.end, other.end)) return [];
    return [
      `${place.what} is ${figures(place)} from start and end, but ${figures(other)} from right to left`,
    ];
  });
}

/** Everything that is not mirrored when a page changes its direction. */
export async function unmirroredOn(page: Page): Promise<readonly string[]> {
  const setDirection = (dir: 'ltr' | 'rtl') =>
    page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
  await setDirection('ltr');
  const ltr = await placesOn(page);
  await setDirection('rtl');
  return unmirrored(ltr, await placesOn(page));
}
