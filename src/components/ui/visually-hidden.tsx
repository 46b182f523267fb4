import type { ReactNode } from 'react';
import * as styles from './visually-hidden.module.css';

/**
 * Text for people who listen to the page. It stands apart from the text before it, so that names
 * get a space there: words in parentheses read well, a comma would hang in the air.
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
