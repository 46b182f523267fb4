import type { Check, Issue } from '../check';
import { emulate } from '../emulation';
import { type Box, luminance, type Picture, pictureOf, ratio } from '../pixels';

/** What a picture of a sign must hold to be seen: two colours that differ this much. */
const contrast = 3;

function isSeen(page: Picture, { x, y, width, height }: Box): boolean {
  let [darkest, lightest] = [1, 0];
  for (let row = Math.floor(y); row < Math.min(y + height, page.height); row += 1) {
    for (let column = Math.floor(x); column < Math.min(x + width, page.width); column += 1) {
      const light = luminance(page, row * page.width + column);
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
    }
  }
  return ratio(darkest, lightest) >= contrast;
}

interface Sign {
  readonly selector: string;
  /** Counted from the top of the page. */
  readonly box: Box;
}

/** Pixels between signs from which on two pictures are taken faster than one of all in between. */
const gap = 300;

/** Signs by groups that go into one picture. */
function neighbours(signs: readonly Sign[]): readonly (readonly Sign[])[] {
  const groups: Sign[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const sign of signs.toSorted((one, other) => one.box.y - other.box.y)) {
    if (sign.box.y > end + gap) groups.push([]);
    groups.at(-1)?.push(sign);
    end = Math.max(end, sign.box.y + sign.box.height);
  }
  return groups;
}

/** The box that holds all signs of a group. */
function around(signs: readonly Sign[]): Box {
  const x = Math.floor(Math.min(...signs.map(({ box }) => box.x)));
  const y = Math.floor(Math.min(...signs.map(({ box }) => box.y)));
  const right = Math.max(...signs.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...signs.map(({ box }) => box.y + box.height));
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
}

/** The visitor's system chooses the colours; what is drawn in its own may vanish. */
export const forcedColours: Check = {
  id: 'forced-colours',
  title: 'Signs, pictures and the edges of buttons are there in forced colours',
  criteria: ['1.4.11'],
  async run({ page }) {
    await emulate(page, { width: 640, forcedColours: true });
    const { signs, issues } = await page.evaluate(() => {
      const { issueOf, isShown, selectorOf } = globalThis.pageTools;
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      const signs = shown('svg, img, [role="img"]').flatMap((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect();
        if (width < 8 && height < 8) return [];
        const box = { x: left + scrollX, y: top + scrollY, width, height };
        return [{ selector: selectorOf(sign), box }];
      });
      const edgeless = shown('button, a[href]').filter((target) => {
        const style = getComputedStyle(target);
        const isButton =
          target.localName === 'button' ||
          (style.display !== 'inline' && !target.closest('nav, header, ul, ol'));
        const hasEdge =
          (style.borderStyle !== 'none' && Number.parseFloat(style.borderWidth) > 0) ||
          style.outlineStyle !== 'none' ||
          style.textDecorationLine !== 'none';
        return isButton && !hasEdge;
      });
      const issues = edgeless.map((each) => issueOf(each, 'has no edge in forced colours'));
      return { signs, issues };
    });
    const gone: Issue[] = [];
    for (const group of neighbours(signs)) {
      const clip = around(group);
      await page.evaluate(() => scrollTo(0, 0));
      const picture = await pictureOf(page, clip, 0);
      for (const { selector, box } of group) {
        const own = { ...box, x: box.x - clip.x, y: box.y - clip.y };
        if (!isSeen(picture, own))
          gone.push({ text: 'a sign cannot be seen in forced colours', selector });
      }
    }
    return [...issues, ...gone];
  },
};
