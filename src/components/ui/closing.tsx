import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import * as styles from './closing.module.css';
import { Fan } from './fan';

export interface ClosingProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly href: string;
  readonly button: string;
}

/** The end of a page: the lanes run together into one button. */
export function Closing({ title, text, href, button }: ClosingProps) {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      {text && <p>{text}</p>}
      <div className={styles.end}>
        <Fan merging />
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </section>
  );
}
