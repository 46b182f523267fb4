/** Closes an open popover when the focus goes elsewhere: it would cover what has the focus. */
export function closePopovers(): void {
  document.addEventListener('focusin', ({ target }) => {
    const focused = target as Element;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      const isInvoker = focused.getAttribute('popovertarget') === popover.id;
      if (!isInvoker && !popover.contains(focused)) popover.hidePopover?.();
    }
  });
}
