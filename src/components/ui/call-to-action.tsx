import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import * as styles from './call-to-action.module.css';
import { Fan } from './fan';

export interface CallToActionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly href: string;
  readonly button: string;
}

/** The end of a page: lanes that join above one button. */
export function CallToAction({ title, text, href, button }: CallToActionProps) {
  return (
    <section className={styles.callToAction} aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      {text && <p>{text}</p>}
      <div className={styles.end}>
        <Fan merging />
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </section>
  );
}
