import type { ReactNode } from 'react';
import * as styles from './visually-hidden.module.css';

/** Text for people who listen to the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
