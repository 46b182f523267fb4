import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What opened the dialog and gets the focus back. */
  readonly trigger: HTMLElement | null;
  /** The part of the page that is out of reach while the dialog is open. */
  readonly behind: HTMLElement | null;
}

/**
 * A modal dialog on Radix. It closes by its × button, the backdrop and Escape.
 *
 * The backdrop is our own: Radix's overlay injects a style element, which the content security
 * policy refuses. `inert` is set here because Radix hides the page behind by aria-hidden alone,
 * and focus goes back to the trigger by hand because Radix knows only its own trigger.
 */
export function Dialog({
  title,
  closeLabel,
  children,
  open,
  onClose,
  trigger,
  behind,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!open || !behind) return undefined;
    behind.inert = true;
    return () => {
      behind.inert = false;
    };
  }, [open, behind]);

  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <div className={styles.layer}>
          <div
            className={styles.backdrop}
            data-backdrop
            aria-hidden="true"
            // A pointer's way out; the × button and Escape are there for everyone. The second half
            // of a double click on the trigger lands here too; it neither closes nor takes the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => event.detail < 2 && onClose()}
          />
          <Radix.Content
            className={styles.dialog}
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // The title: it says where one is, and a long dialog starts at its start.
              event.preventDefault();
              heading.current?.focus();
            }}
            // Radix would close before the click is over.
            onPointerDownOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              trigger?.focus();
            }}
          >
            <div className={styles.content}>
              <Radix.Title
                ref={heading}
                tabIndex={-1}
                className={styles.title}
                onKeyDown={(event) => {
                  // Radix wraps from the first tab stop, and the title is before it.
                  if (event.key !== 'Tab' || !event.shiftKey) return;
                  event.preventDefault();
                  close.current?.focus();
                }}
              >
                {title}
              </Radix.Title>
              {children}
            </div>
            <Radix.Close ref={close} className={styles.close} aria-label={closeLabel}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path
                  d="M5 5L19 19M19 5L5 19"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
