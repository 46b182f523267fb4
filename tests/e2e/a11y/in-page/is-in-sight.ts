/**
 * Whether a visitor sees an element: it is inside the window as a whole, give or take a pixel, and
 * nothing lies over its middle. Runs in the page.
 */
export function isInSight(node: Element): boolean {
  const { top, left, bottom, right } = node.getBoundingClientRect();
  const inside = top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return inside && seen !== null && (node.contains(seen) || seen.contains(node));
}
