import type { Page } from '@playwright/test';
import type { Visit } from './check';
import { show } from './look';

/** A text of a page that reaches somebody, seen or unseen. */
export interface PageWord {
  readonly text: string;
  /** `text` is what everybody sees; the rest reaches ears and search engines. */
  readonly kind: 'text' | 'hidden text' | 'attribute' | 'title' | 'description';
  /** The nearest `lang`. */
  readonly lang: string;
  readonly selector: string;
  /** Whether it stands for code or data: a stack trace, an address. */
  readonly isCode: boolean;
}

/** Attributes whose values are read to people. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

function readWords(page: Page): Promise<readonly PageWord[]> {
  return page.evaluate((spoken) => {
    const { selectorOf, textNodesOf, textOf, isShown } = globalThis.pageTools;
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const word = (kind: PageWord['kind'], text: string, element: Element): PageWord => ({
      text,
      kind,
      lang: langOf(element),
      selector: selectorOf(element),
      isCode: element.closest('code, pre, address') !== null,
    });
    const texts = textNodesOf(document.body).flatMap((node) => {
      const parent = node.parentElement;
      return parent ? [word(isShown(parent) ? 'text' : 'hidden text', textOf(node), parent)] : [];
    });
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      spoken.flatMap((name) => {
        const value = element.getAttribute(name);
        return value ? [word('attribute', value, element)] : [];
      }),
    );
    const description = document.querySelector('meta[name="description"]');
    return [
      word('title', document.title, document.documentElement),
      ...(description
        ? [word('description', description.getAttribute('content') ?? '', description)]
        : []),
      ...texts,
      ...attributes,
    ];
  }, spoken);
}

const known = new WeakMap<Visit, Promise<readonly PageWord[]>>();

/**
 * Every text of a page with its language, in the order of the document, as the page looks by
 * default. Several checks ask for them; they are read once a visit.
 */
export function pageWords(visit: Visit): Promise<readonly PageWord[]> {
  const words = known.get(visit) ?? show(visit.page).then(() => readWords(visit.page));
  known.set(visit, words);
  return words;
}
