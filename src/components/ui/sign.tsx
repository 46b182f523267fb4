import { type SignId, signs } from '../../content/signs';
import * as styles from './sign.module.css';

/** An icon. The title next to it says the same, so it is hidden from screen readers. */
export function Sign({ id }: { readonly id: SignId }) {
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 24 24"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={signs[id]} />
    </svg>
  );
}
