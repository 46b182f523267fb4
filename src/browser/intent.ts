/** Opens the dialog that a button stands for. */
export type OpenDialog = (trigger: HTMLElement) => void;

/** After this many milliseconds without the dialog's code the plain version opens instead. */
const timeoutMs = 8000;

/**
 * Loads the dialogs' code when a visitor shows intent (pointer, touch or focus on a dialog's
 * button) and opens the dialog on a click, however early the click comes. When the code cannot be
 * had, the plain version of the dialog opens, which is in the page.
 */
export function listenForIntent(load: () => Promise<OpenDialog>): void {
  let loading: Promise<OpenDialog> | undefined;

  const trigger = (event: Event) =>
    (event.target as Element).closest?.<HTMLElement>('[data-dialog]') ?? undefined;

  function start(): Promise<OpenDialog> {
    loading ??= load();
    // A failure is forgotten, so that the next click tries again.
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
      // It may have opened at an earlier click: one of the two is enough.
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
    // Keeps the browser from opening the plain version.
    event.preventDefault();
    if (!button.ariaBusy) open(button);
  });
}
