import type { Page } from 'playwright-core';

/** Whatever stands out of the window, but for what scrolls in a region of its own. */
export function excessWidths(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isClipped = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.documentElement) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement);
    };
    const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if ((width <= 1 && height <= 1) || (left > -1 && right < clientWidth + 1)) return [];
      if (isClipped(element)) return [];
      const text = element.textContent?.trim().slice(0, 80);
      const place = `from ${Math.round(left)} to ${Math.round(right)} of ${clientWidth} px`;
      return [`<${element.tagName.toLowerCase()}> “${text}” reaches ${place}`];
    });
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    return found;
  });
}
