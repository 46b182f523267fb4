import type { Page } from 'playwright-core';

/** Elements whose text is longer than what they show of it, and cannot be scrolled to. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const { scrollWidth, scrollHeight, clientWidth, clientHeight, textContent } = element;
      const text = textContent?.trim() ?? '';
      // A pixel in size: hidden from sight on purpose, and read out as a whole.
      if (text === '' || clientWidth <= 1 || clientHeight <= 1) return [];
      const isCut =
        (scrollWidth > clientWidth + 1 && (cuts(overflowX) || textOverflow !== 'clip')) ||
        (scrollHeight > clientHeight + 1 && cuts(overflowY));
      if (!isCut) return [];
      const sizes = `${scrollWidth} × ${scrollHeight} px in ${clientWidth} × ${clientHeight} px`;
      return [`<${element.tagName.toLowerCase()}> “${text.slice(0, 80)}” is cut: ${sizes}`];
    });
  });
}
