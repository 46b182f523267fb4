/**
 * Makes links to other languages lead to the same part of the page, whose ids are the same in every
 * language. Call it once. Without it, the links lead to the top of the page.
 */
export function keepPlace(): void {
  // One of these fires before a link is followed, by keyboard, pointer or assistive technology.
  for (const type of ['focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]');
      if (link) link.hash = location.hash;
    });
  }
}
