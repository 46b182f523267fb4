/** Helpers for checks that run in the page. */
export interface PageTools {
  /** A unique selector of the element. */
  selectorOf(element: Element): string;
  /** Whether the element would be visible if it were scrolled to. */
  isShown(element: Element): boolean;
  /** Whether the element is clipped, so that only screen readers find it. */
  isVisuallyHidden(element: Element): boolean;
  /** The text of an element in one line. */
  textOf(node: Node | null): string;
  /** The text nodes in an element that are not blank. */
  textNodesOf(root: Node): Text[];
  /** A description of the element for reports. */
  tagAndName(element: Element): string;
  /** An issue with the element. */
  issueOf(element: Element, what: string): { readonly text: string; readonly selector: string };
}

declare global {
  var pageTools: PageTools;
}

/** Installs the helpers. Runs in the page, so it may not use anything from outside. */
export function installPageTools(): void {
  const textOf = (node: Node | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

  const selectorOf = (element: Element): string => {
    const steps: string[] = [];
    for (let node: Element | null = element; node; node = node.parentElement) {
      if (node.id) {
        steps.unshift(`#${CSS.escape(node.id)}`);
        break;
      }
      const { localName, parentElement } = node;
      const alike = [...(parentElement?.children ?? [])].filter(
        (sibling) => sibling.localName === localName,
      );
      steps.unshift(
        alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(node) + 1})` : localName,
      );
    }
    return steps.join(' > ');
  };

  const tagAndName = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? textOf(element);
    const short = name.length > 60 ? `${name.slice(0, 59)}…` : name;
    return `<${element.localName}> “${short}”`;
  };

  const isVisuallyHidden = (element: Element): boolean => {
    if (!element.checkVisibility()) return false;
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { clipPath, overflow } = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      const isCut = width <= 1 && height <= 1 && overflow !== 'visible';
      if (clipPath === 'inset(50%)' || isCut) return true;
    }
    return false;
  };

  globalThis.pageTools = {
    textOf,
    selectorOf,
    isVisuallyHidden,
    isShown: (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0) &&
      !isVisuallyHidden(element),
    textNodesOf(root) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (textOf(node) !== '' && parent && !parent.closest('script, style, noscript, template')) {
          found.push(node as Text);
        }
      }
      return found;
    },
    tagAndName,
    issueOf: (element, what) => ({
      text: `${tagAndName(element)} ${what}`,
      selector: selectorOf(element),
    }),
  };
}
