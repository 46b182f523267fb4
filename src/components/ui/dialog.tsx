import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The button that opened the dialog and gets focus back. */
  readonly trigger: HTMLElement | null;
  /** The part of the page that is inert while the dialog is open. */
  readonly behind: HTMLElement | null;
}

/**
 * A modal dialog, based on Radix. Its × button, the backdrop and Escape close it.
 *
 * The backdrop is our own, as Radix's overlay injects a style element, which the content security
 * policy blocks. `inert` is set here because Radix only hides the page with aria-hidden. Focus is
 * returned to the trigger here because Radix only knows triggers of its own.
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
            // For pointers only; everyone can use the × button and Escape. The second click of a
            // double click on the trigger also lands here: it must not close or move focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => event.detail < 2 && onClose()}
          />
          <Radix.Content
            className={styles.dialog}
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // Focus the title: it names the dialog, and a long dialog is read from the top.
              event.preventDefault();
              heading.current?.focus();
            }}
            // Radix would close on pointer down; `onClick` above closes instead.
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
                  // Radix only wraps focus from the first tab stop, which comes after the title.
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
