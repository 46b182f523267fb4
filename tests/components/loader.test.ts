import { fireEvent, screen } from '@testing-library/react';

const button = () => screen.getByRole('button', { name: 'Contact' });
const added = () => [...document.head.querySelectorAll('script')];
const settle = () => new Promise(process.nextTick);
const showPopover = jest.fn<void, []>();

let listeners: (readonly [string, EventListener])[] = [];

beforeEach(async () => {
  document.body.innerHTML = `<p>Elsewhere</p>
    <button data-dialog="contact" popovertarget="plain"><b>Contact</b></button><p id="plain">`;
  // jsdom does not support popovers.
  (document.getElementById('plain') as HTMLElement).showPopover = showPopover;
  // The build defines it.
  Object.assign(globalThis, { DIALOG_SCRIPTS: [['/dialogs-2.js', 'sha384-dialogs']] });
  const listen = jest.spyOn(document, 'addEventListener');
  await jest.isolateModulesAsync(async () => {
    await import('../../src/browser/loader');
  });
  listeners = listen.mock.calls.map(([type, listener]) => [type, listener as EventListener]);
});

afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  document.head.replaceChildren();
  delete window.openDialog;
  showPopover.mockClear();
});

/** Simulates that every script has loaded and run. */
async function loadScripts(openDialog?: (button: HTMLElement) => void): Promise<void> {
  if (openDialog) window.openDialog = openDialog;
  for (const script of added()) fireEvent.load(script);
  await settle();
}

// Slow and failed downloads: tests/e2e/behaviour/*-downloads.spec.ts. Here are the cases that do not
// depend on the connection.
describe('The loader', () => {
  it('requests and changes nothing until a visitor points at a button for a dialog', () => {
    fireEvent.pointerOver(screen.getByText('Elsewhere'));
    fireEvent.scroll(document);
    expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(true);
    expect(added()).toEqual([]);
  });

  const failing = () => {
    throw new Error('storage is closed');
  };

  it.each([
    ['ran without starting the dialogs', undefined],
    ['started dialogs that do not open', failing],
  ])('opens the plain version if the scripts %s', async (_what, openDialog) => {
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await loadScripts(openDialog);
    expect(showPopover.mock.contexts).toEqual([document.getElementById('plain')]);
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});
