import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../src/components/ui/dialog';

// jsdom reads no style sheet and so does not see that the backdrop takes pointer events.
const user = userEvent.setup({ pointerEventsCheck: 0 });

/** A page with a button that opens a dialog, as the site's own has it. */
function Page() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const openFrom = (button: HTMLElement) => {
    setOpener(button);
    setOpen(true);
  };
  return (
    <>
      <div id="behind">
        <button type="button" onClick={({ currentTarget }) => openFrom(currentTarget)}>
          Contact
        </button>
      </div>
      <Dialog
        title="Contact Us"
        closeLabel="Close"
        open={open}
        opener={opener}
        behind={document.getElementById('behind')}
        onClose={() => setOpen(false)}
      >
        <a href="mailto:a@b.example">a@b.example</a>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Contact', hidden: true });
const dialog = () => screen.queryByRole('dialog');

async function openDialog(): Promise<void> {
  render(<Page />);
  await user.click(opener());
}

describe('A dialog', () => {
  it('is not there before it is opened', () => {
    render(<Page />);
    expect(dialog()).toBeNull();
  });

  it('is modal and named by its title', async () => {
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Contact Us' })).toHaveAttribute(
      'aria-modal',
      'true',
    );
    expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeInTheDocument();
  });

  it('takes the focus to its title', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Contact Us' })).toHaveFocus();
  });

  it('keeps the focus inside, both ways', async () => {
    await openDialog();
    const link = screen.getByRole('link', { name: 'a@b.example' });
    const close = screen.getByRole('button', { name: 'Close' });
    await user.tab();
    expect(link).toHaveFocus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.tab();
    expect(link).toHaveFocus();
    await user.tab({ shift: true });
    expect(close).toHaveFocus();
  });

  it('puts the page behind out of reach', async () => {
    await openDialog();
    expect(document.getElementById('behind')?.inert).toBe(true);
  });

  describe.each([
    ['its × button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => user.keyboard('{Escape}')],
    ['the backdrop', () => user.click(document.querySelector('[data-backdrop]') as Element)],
  ])('closed by %s', (_way, close) => {
    it('is gone, and the page is in reach again', async () => {
      await openDialog();
      await close();
      expect(dialog()).toBeNull();
      expect(document.getElementById('behind')?.inert).toBe(false);
    });

    it('gives the focus back to what opened it', async () => {
      await openDialog();
      await close();
      expect(opener()).toHaveFocus();
    });

    it('opens again', async () => {
      await openDialog();
      await close();
      await user.click(opener());
      expect(dialog()).toBeInTheDocument();
    });
  });

  it('stays open when its own text is clicked', async () => {
    await openDialog();
    await user.click(screen.getByRole('heading', { name: 'Contact Us' }));
    expect(dialog()).toBeInTheDocument();
  });

  it('adds no style element, which the content security policy would refuse', async () => {
    await openDialog();
    expect(document.querySelector('style')).toBeNull();
  });
});
