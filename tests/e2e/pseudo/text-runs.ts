import type { Page } from '@playwright/test';

/** A visible text node. */
export interface Piece {
  readonly text: string;
  /** Whether it is the start of an inline element. */
  readonly beginsElement: boolean;
}

/** The text of a block, without that of the blocks inside. */
export interface TextRun {
  readonly element: string;
  readonly pieces: readonly Piece[];
}

/** All texts of a page that are visible or read aloud, in order. */
export function textRuns(page: Page): Promise<readonly TextRun[]> {
  return page.evaluate(() => {
    const runs = new Map<Element, Piece[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent?.checkVisibility({ visibilityProperty: true }) || text.trim() === '') continue;
      let block = parent;
      while (/^(?:inline|contents)$/.test(getComputedStyle(block).display)) {
        block = block.parentElement ?? document.body;
      }
      const beginsElement = parent !== block && parent.firstChild === node;
      runs.set(block, [...(runs.get(block) ?? []), { text, beginsElement }]);
    }
    return [...runs].map(([element, pieces]) => ({
      element: element.tagName.toLowerCase(),
      pieces,
    }));
  });
}

/** The start of a text, for a report. */
export function excerpt({ element, pieces }: TextRun): string {
  const text = pieces.map((piece) => piece.text).join('');
  return `<${element}> “${text.replace(/\s+/g, ' ').trim().slice(0, 80)}”`;
}
