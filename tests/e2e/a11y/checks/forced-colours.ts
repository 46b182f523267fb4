import type { Check, Issue } from '../check';
import { emulate } from '../emulation';
import { type Box, contrastRatio, luminance, type Picture, pictureOf } from '../pixels';

/** An icon is visible if its lightest and darkest pixels have this contrast. */
const contrast = 3;

function isVisible(page: Picture, { x, y, width, height }: Box): boolean {
  let [darkest, lightest] = [1, 0];
  for (let row = Math.floor(y); row < Math.min(y + height, page.height); row += 1) {
    for (let column = Math.floor(x); column < Math.min(x + width, page.width); column += 1) {
      const light = luminance(page, row * page.width + column);
      darkest = Math.min(darkest, light);
      lightest = Math.max(lightest, light);
    }
  }
  return contrastRatio(darkest, lightest) >= contrast;
}

interface Icon {
  readonly selector: string;
  /** Counted from the top of the page. */
  readonly box: Box;
}

/** Icons further apart than this many pixels are faster to capture in two pictures. */
const gap = 300;

/** Groups icons that fit into one picture. */
function groupsOf(icons: readonly Icon[]): readonly (readonly Icon[])[] {
  const groups: Icon[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const icon of icons.toSorted((a, b) => a.box.y - b.box.y)) {
    if (icon.box.y > end + gap) groups.push([]);
    groups.at(-1)?.push(icon);
    end = Math.max(end, icon.box.y + icon.box.height);
  }
  return groups;
}

/** The box around all icons of a group. */
function boundsOf(icons: readonly Icon[]): Box {
  const x = Math.floor(Math.min(...icons.map(({ box }) => box.x)));
  const y = Math.floor(Math.min(...icons.map(({ box }) => box.y)));
  const right = Math.max(...icons.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...icons.map(({ box }) => box.y + box.height));
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
}

/** The system chooses the colours, so graphics with colours of their own may vanish. */
export const forcedColours: Check = {
  id: 'forced-colours',
  title: 'Icons, images and the edges of buttons are visible in forced colours',
  criteria: ['1.4.11'],
  async run({ page }) {
    await emulate(page, { width: 640, forcedColours: true });
    const { icons, issues } = await page.evaluate(() => {
      const { issueOf, isShown, selectorOf } = globalThis.pageTools;
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
      const icons = shown('svg, img, [role="img"]').flatMap((icon) => {
        const { left, top, width, height } = icon.getBoundingClientRect();
        if (width < 8 && height < 8) return [];
        const box = { x: left + scrollX, y: top + scrollY, width, height };
        return [{ selector: selectorOf(icon), box }];
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
      const issues = edgeless.map((target) => issueOf(target, 'has no edge in forced colours'));
      return { icons, issues };
    });
    const invisible: Issue[] = [];
    for (const group of groupsOf(icons)) {
      const clip = boundsOf(group);
      await page.evaluate(() => scrollTo(0, 0));
      const picture = await pictureOf(page, clip, 0);
      for (const { selector, box } of group) {
        const position = { ...box, x: box.x - clip.x, y: box.y - clip.y };
        if (!isVisible(picture, position))
          invisible.push({ text: 'an icon is not visible in forced colours', selector });
      }
    }
    return [...issues, ...invisible];
  },
};
