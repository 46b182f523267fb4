/** Opens the dialog that belongs to a button. */
export type OpenDialog = (trigger: HTMLElement) => void;

/** If the dialog's code has not arrived after this many milliseconds, the plain version opens. */
const timeoutMs = 8000;

/**
 * Loads the dialogs' code when a visitor shows intent (pointer, touch or focus on a dialog's
 * button) and opens the dialog on a click, even if the click comes before the code. If the code is
 * not available, the plain version of the dialog opens, which is part of the page.
 */
export function listenForIntent(load: () => Promise<OpenDialog>): void {
  let loading: Promise<OpenDialog> | undefined;

  const trigger = (event: Event) =>
    (event.target as Element).closest?.<HTMLElement>('[data-dialog]') ?? undefined;

  function start(): Promise<OpenDialog> {
    loading ??= load();
    // After a failure the next click tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  async function open(button: HTMLElement): Promise<void> {
    const plain = document.getElementById(button.getAttribute('popovertarget') ?? '');
    button.ariaBusy = 'true';
    let timer: number | undefined;
    try {
      const openDialog = await Promise.race([
        start(),
        new Promise<never>((_, reject) => {
          timer = window.setTimeout(reject, timeoutMs);
        }),
      ]);
      // The plain version may have opened after an earlier click.
      plain?.hidePopover?.();
      openDialog(button);
    } catch {
      plain?.showPopover?.();
    } finally {
      clearTimeout(timer);
      button.ariaBusy = null;
    }
  }

  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, (event) => trigger(event) && start(), { passive: true });
  }
  document.addEventListener('click', (event) => {
    const button = trigger(event);
    if (!button) return;
    // Stops the browser opening the plain version.
    event.preventDefault();
    if (!button.ariaBusy) open(button);
  });
}
