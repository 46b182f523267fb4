import type { Page } from '@playwright/test';

/** A text node that is seen. */
export interface Piece {
  readonly text: string;
  /** Whether an inline element of its own begins with it. */
  readonly beginsElement: boolean;
}

/** What is read in one go: the text of a block, without that of the blocks inside. */
export interface TextRun {
  readonly element: string;
  readonly pieces: readonly Piece[];
}

/** Every text of a page that is seen or listened to, in order. */
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

/** What a run says, for a report. */
export function excerpt({ element, pieces }: TextRun): string {
  const text = pieces.map((piece) => piece.text).join('');
  return `<${element}> “${text.replace(/\s+/g, ' ').trim().slice(0, 80)}”`;
}
