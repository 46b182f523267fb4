import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import * as styles from './closing.module.css';

export interface ClosingProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly href: string;
  readonly button: string;
}

/** The end of a page: the lines run together into one button. */
export function Closing({ title, text, href, button }: ClosingProps) {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <svg
        className={styles.lines}
        viewBox="0 0 300 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 4C100 4 110 44 150 44M0 24C100 24 120 44 150 44M300 4C200 4 190 44 150 44M150 44V48" />
      </svg>
      <h2 id="closing">{title}</h2>
      {text && <p>{text}</p>}
      <ButtonLink href={href}>{button}</ButtonLink>
    </section>
  );
}
