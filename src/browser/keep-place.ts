/**
 * Takes the visitor along to the same part of a page in another language: the ids are the same in
 * all. To be called once; without it, links to other languages lead to the beginning of the page.
 */
export function keepPlace(): void {
  // What comes before a link is followed: by keyboard, pointer or assistive technology.
  for (const type of ['focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]');
      if (link) link.hash = location.hash;
    });
  }
}
