import type { Page } from '@playwright/test';

/** Where something stands in what surrounds it, in CSS pixels from where reading starts and ends. */
interface Place {
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

/** Kerning differs where letters meet in another order. */
const tolerance = 2;

/**
 * Where the boxes of a page stand in the window, and texts and drawn backgrounds in their boxes.
 * What stands within a line is left out: words in Latin letters keep their order in a text from
 * right to left.
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
      // Hidden from sight: it has no side.
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
  const differs = (one: number, other: number) => Math.abs(one - other) > tolerance;
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

/** What does not stand on the other side when a page is read in the other direction. */
export async function unmirroredOn(page: Page): Promise<readonly string[]> {
  const turn = (dir: 'ltr' | 'rtl') =>
    page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
  await turn('ltr');
  const ltr = await placesOn(page);
  await turn('rtl');
  return unmirrored(ltr, await placesOn(page));
}
