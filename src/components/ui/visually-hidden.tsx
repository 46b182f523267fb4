import type { ReactNode } from 'react';
import * as styles from './visually-hidden.module.css';

/**
 * Text for screen readers only. Accessible names have a space before it, so it should start with a
 * word or a parenthesis, not with a comma.
 */
export function VisuallyHidden({
  as: Element = 'span',
  id,
  children,
}: {
  readonly as?: 'span' | 'h2';
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
