/**
 * Whether an element is completely inside the window, give or take a pixel, and nothing covers its
 * middle. Runs in the page.
 */
export function isInSight(node: Element): boolean {
  const { top, left, bottom, right } = node.getBoundingClientRect();
  const inside = top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return inside && seen !== null && (node.contains(seen) || seen.contains(node));
}
