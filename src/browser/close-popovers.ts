/** Closes an open popover when focus moves outside it, so that it cannot cover the focused element. */
export function closePopovers(): void {
  document.addEventListener('focusin', ({ target }) => {
    const focused = target as Element;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      const isInvoker = focused.getAttribute('popovertarget') === popover.id;
      if (!isInvoker && !popover.contains(focused)) popover.hidePopover?.();
    }
  });
}
