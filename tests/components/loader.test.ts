import { fireEvent } from '@testing-library/react';

const scripts = [
  ['/runtime-1.js', 'sha384-runtime'],
  ['/dialogs-2.js', 'sha384-dialogs'],
] as const;

const button = () => document.querySelector('button') as HTMLElement;
const added = () => [...document.head.querySelectorAll('script')];
const settle = () => new Promise(process.nextTick);
const openDialog = jest.fn<void, [HTMLElement]>();
const showPopover = jest.fn<void, []>();

let listeners: (readonly [string, EventListener])[] = [];

/** Runs the loader in a page, as the inline script of every page does. */
async function startLoader(): Promise<void> {
  const listen = jest.spyOn(document, 'addEventListener');
  await jest.isolateModulesAsync(async () => {
    await import('../../src/browser/loader');
  });
  listeners = listen.mock.calls.map(([type, listener]) => [type, listener as EventListener]);
}

beforeEach(() => {
  document.body.innerHTML =
    '<button data-dialog="contact" popovertarget="plain"></button><p id="plain">';
  const plain = document.getElementById('plain') as HTMLElement;
  plain.showPopover = showPopover;
  // The build writes it in.
  Object.assign(globalThis, { DIALOG_SCRIPTS: scripts });
});

afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  document.head.replaceChildren();
  delete window.openDialog;
  delete window.trustedTypes;
  jest.clearAllMocks();
});

describe('The loader', () => {
  it('asks for nothing before there is intent', async () => {
    await startLoader();
    expect(added().length).toBe(0);
  });

  it('asks for the scripts of the build in order, with the hashes they must have', async () => {
    await startLoader();
    fireEvent.pointerOver(button());
    expect(added().map((script) => [script.getAttribute('src'), script.integrity])).toEqual(
      scripts,
    );
    expect(added().map(({ async }) => async)).toEqual([false, false]);
  });

  it('opens the dialog when all of them have run', async () => {
    await startLoader();
    fireEvent.click(button());
    const [runtime, dialogs] = added();
    fireEvent.load(runtime as Element);
    await settle();
    expect(openDialog).not.toHaveBeenCalled();
    window.openDialog = openDialog;
    fireEvent.load(dialogs as Element);
    await settle();
    expect(openDialog).toHaveBeenCalledWith(button());
  });

  it('opens the plain version when one of them cannot be had', async () => {
    await startLoader();
    fireEvent.click(button());
    fireEvent.error(added()[1] as Element);
    await settle();
    expect(showPopover).toHaveBeenCalledTimes(1);
  });

  it('opens the plain version when they ran without starting the dialogs', async () => {
    await startLoader();
    fireEvent.click(button());
    for (const script of added()) fireEvent.load(script);
    await settle();
    expect(openDialog).not.toHaveBeenCalled();
    expect(showPopover).toHaveBeenCalledTimes(1);
  });

  it('asks again on the next click after a failure', async () => {
    await startLoader();
    fireEvent.click(button());
    fireEvent.error(added()[0] as Element);
    await settle();
    fireEvent.click(button());
    expect(added()).toHaveLength(4);
  });

  it('sends every address through its Trusted Types policy, where browsers have them', async () => {
    const createPolicy = jest.fn(
      (_name: string, rules: { createScriptURL(url: string): string }) => ({
        createScriptURL: (url: string) => `trusted:${rules.createScriptURL(url)}`,
      }),
    );
    window.trustedTypes = { createPolicy };
    await startLoader();
    fireEvent.pointerOver(button());
    expect(createPolicy).toHaveBeenCalledWith('loader', expect.anything());
    expect(added().map((script) => script.getAttribute('src'))).toEqual([
      'trusted:/runtime-1.js',
      'trusted:/dialogs-2.js',
    ]);
  });
});
