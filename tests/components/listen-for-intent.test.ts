import { fireEvent, screen } from '@testing-library/react';
import { listenForIntent, type OpenDialog } from '../../src/browser/intent';

const patience = 8000;

/** The dialogs' code, which a test lets arrive or fail. */
interface Delivery {
  arrive(): Promise<void>;
  fail(): Promise<void>;
}

const openDialog = jest.fn<void, [HTMLElement]>();
let deliveries: Delivery[] = [];
const load = jest.fn(
  () =>
    new Promise<OpenDialog>((resolve, reject) => {
      deliveries.push({
        arrive: async () => {
          resolve(openDialog);
          await settle();
        },
        fail: async () => {
          reject(new Error('404'));
          await settle();
        },
      });
    }),
);
const settle = () => jest.advanceTimersByTimeAsync(0);

const showPopover = jest.fn<void, []>();
const button = (name = 'Contact') => screen.getByRole('button', { name });
const delivery = (index = 0) => {
  const found = deliveries[index];
  if (!found) throw new Error(`The code was not asked for ${index + 1} times.`);
  return found;
};

beforeEach(() => {
  jest.useFakeTimers();
  deliveries = [];
  load.mockClear();
  openDialog.mockReset();
  showPopover.mockClear();
  document.body.innerHTML = `
    <p>Elsewhere</p>
    <button data-dialog="contact" popovertarget="contact-plain"><b>Contact</b></button>
    <button data-dialog="policy" popovertarget="policy-plain">Policy</button>
    <section id="contact-plain" popover></section><section id="policy-plain" popover></section>`;
  // jsdom knows no popovers.
  for (const plain of document.querySelectorAll('section')) plain.showPopover = showPopover;
  const added = jest.spyOn(document, 'addEventListener');
  listenForIntent(load);
  listeners = added.mock.calls.map(([type, listener]) => [type, listener as EventListener]);
});

let listeners: (readonly [string, EventListener])[] = [];

afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  jest.useRealTimers();
});

describe('Before any intent', () => {
  it('nothing is loaded', () => {
    fireEvent.pointerOver(screen.getByText('Elsewhere'));
    fireEvent.click(screen.getByText('Elsewhere'));
    fireEvent.scroll(document);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('Intent', () => {
  it.each([
    ['a pointer over the button', () => fireEvent.pointerOver(button())],
    ['a touch', () => fireEvent.touchStart(button())],
    ['focus', () => fireEvent.focusIn(button())],
    [
      'a pointer over a part of the button',
      () => fireEvent.pointerOver(screen.getByText('Contact')),
    ],
  ])('is %s: the code is loaded, and nothing opens yet', async (_what, show) => {
    show();
    expect(load).toHaveBeenCalledTimes(1);
    await delivery().arrive();
    expect(openDialog).not.toHaveBeenCalled();
  });

  it('loads the code once, however often it shows and on whichever button', async () => {
    fireEvent.pointerOver(button());
    fireEvent.focusIn(button('Policy'));
    await delivery().arrive();
    fireEvent.pointerOver(button());
    fireEvent.click(button());
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that fails to load is silent, and the next one tries again', async () => {
    fireEvent.pointerOver(button());
    await delivery().fail();
    expect(showPopover).not.toHaveBeenCalled();
    fireEvent.pointerOver(button());
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('A click', () => {
  it('without intent before it loads the code and opens the dialog of its button', async () => {
    fireEvent.click(button('Policy'));
    await delivery().arrive();
    expect(openDialog).toHaveBeenCalledTimes(1);
    expect(openDialog).toHaveBeenCalledWith(button('Policy'));
  });

  it('while the code is loading is kept', async () => {
    fireEvent.pointerOver(button());
    fireEvent.click(button());
    expect(openDialog).not.toHaveBeenCalled();
    await delivery().arrive();
    expect(openDialog).toHaveBeenCalledWith(button());
  });

  it('on a part of the button counts', async () => {
    fireEvent.click(screen.getByText('Contact'));
    await delivery().arrive();
    expect(openDialog).toHaveBeenCalledWith(button());
  });

  it('repeated by an impatient visitor opens one dialog', async () => {
    fireEvent.click(button());
    fireEvent.click(button());
    await delivery().arrive();
    expect(openDialog).toHaveBeenCalledTimes(1);
  });

  it('after the code is there opens at once, each time', async () => {
    fireEvent.click(button());
    await delivery().arrive();
    fireEvent.click(button('Policy'));
    await settle();
    expect(openDialog.mock.calls).toEqual([[button()], [button('Policy')]]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows on the button that something is on its way, and only so long', async () => {
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button('Policy')).not.toHaveAttribute('aria-busy');
    await delivery().arrive();
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('keeps the browser from opening the plain version itself', () => {
    expect(fireEvent.click(button())).toBe(false);
  });

  it('elsewhere is left alone', () => {
    expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(true);
  });
});

describe('When the code cannot be had', () => {
  const plain = () => showPopover.mock.contexts.map((each) => (each as HTMLElement).id);

  it('a click opens the plain version of its dialog', async () => {
    fireEvent.click(button('Policy'));
    await delivery().fail();
    expect(plain()).toEqual(['policy-plain']);
    expect(button('Policy')).not.toHaveAttribute('aria-busy');
  });

  it('the next click tries again, and opens the dialog if the code then comes', async () => {
    fireEvent.click(button());
    await delivery().fail();
    fireEvent.click(button());
    await delivery(1).arrive();
    expect(openDialog).toHaveBeenCalledTimes(1);
    expect(plain()).toEqual(['contact-plain']);
  });

  it('a click waits for as long as a visitor does, and then opens the plain version', async () => {
    fireEvent.click(button());
    await jest.advanceTimersByTimeAsync(patience - 1);
    expect(plain()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(plain()).toEqual(['contact-plain']);
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('code that comes too late opens nothing over the plain version', async () => {
    fireEvent.click(button());
    await jest.advanceTimersByTimeAsync(patience);
    await delivery().arrive();
    expect(openDialog).not.toHaveBeenCalled();
  });

  it('code that comes late serves the next click', async () => {
    fireEvent.click(button());
    await jest.advanceTimersByTimeAsync(patience);
    await delivery().arrive();
    fireEvent.click(button());
    await settle();
    expect(openDialog).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('code that fails while opening leaves the plain version', async () => {
    openDialog.mockImplementation(() => {
      throw new Error('storage is closed');
    });
    fireEvent.click(button());
    await delivery().arrive();
    expect(plain()).toEqual(['contact-plain']);
  });

  it('a browser without popovers, where the plain version stands in the page, has no error', async () => {
    const section = document.getElementById('contact-plain') as HTMLElement;
    Reflect.deleteProperty(section, 'showPopover');
    fireEvent.click(button());
    await delivery().fail();
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});
