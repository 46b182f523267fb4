import { fireEvent, screen } from '@testing-library/react';

const button = () => screen.getByRole('button', { name: 'Contact' });
const added = () => [...document.head.querySelectorAll('script')];
const settle = () => new Promise(process.nextTick);
const showPopover = jest.fn<void, []>();

let listeners: (readonly [string, EventListener])[] = [];

beforeEach(async () => {
  document.body.innerHTML = `<p>Elsewhere</p>
    <button data-dialog="contact" popovertarget="plain"><b>Contact</b></button><p id="plain">`;
  // jsdom knows no popovers.
  (document.getElementById('plain') as HTMLElement).showPopover = showPopover;
  // The build writes it in.
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

/** Says that every script has been loaded and run. */
async function deliver(openDialog?: (button: HTMLElement) => void): Promise<void> {
  if (openDialog) window.openDialog = openDialog;
  for (const script of added()) fireEvent.load(script);
  await settle();
}

// What a visitor sees when downloads are slow or fail: tests/e2e/behaviour/*-downloads.spec.ts;
// here is what no connection brings about.
describe('The loader', () => {
  it('asks for nothing and changes nothing before somebody reaches for a dialog', () => {
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
  ])('opens the plain version when the scripts %s', async (_what, openDialog) => {
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await deliver(openDialog);
    expect(showPopover.mock.contexts).toEqual([document.getElementById('plain')]);
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});
