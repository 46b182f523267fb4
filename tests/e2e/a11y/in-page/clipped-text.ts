import type { Issue } from '../check';

/**
 * Finds text that is cut off or overflows a button or the window, and pages that are wider than the
 * window. Runs in the page.
 */
export function clippedText(): Issue[] {
  const { selectorOf, isVisuallyHidden, textNodesOf, textOf, tagAndName } = globalThis.pageTools;
  const issues: Issue[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    issues.push({ text: `the page is ${scrollWidth - clientWidth} px wider than the window` });
  }
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const reported = new Set<Element>();
  for (const node of textNodesOf(document.body)) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    let canScroll = false;
    for (
      let box: Element | null = parent;
      box && box !== document.documentElement;
      box = box.parentElement
    ) {
      const style = getComputedStyle(box);
      if (style.display === 'contents' || style.display === 'inline') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const past = Math.max(left - text.left, text.right - right);
      // With a small line height, glyphs extend over the line without being cut.
      const over = Math.max(top - text.top, text.bottom - bottom) - text.height / 4;
      const isButton = box.matches('button, a') && style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const cutsAcross = (cuts(style.overflowX) || isButton) && past > 1;
      const cutsDown = (cuts(style.overflowY) || isButton) && over > 1;
      if (!canScroll && (cutsAcross || cutsDown) && !reported.has(box)) {
        reported.add(box);
        issues.push({
          text: `${tagAndName(box)} cuts its text “${textOf(node).slice(0, 60)}” by ${Math.ceil(Math.max(past, over))} px`,
          selector: selectorOf(box),
        });
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) canScroll = true;
      if (style.position === 'fixed') break;
    }
    if (!canScroll && (text.right > innerWidth + 1 || text.left < -1) && !reported.has(parent)) {
      reported.add(parent);
      issues.push({
        text: `“${textOf(node).slice(0, 60)}” overflows the window`,
        selector: selectorOf(parent),
      });
    }
  }
  return issues;
}
