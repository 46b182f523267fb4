import * as styles from './fan.module.css';

/** Three lanes part from one line or, merging, run together into one. Decoration. */
export function Fan({ merging = false }: { readonly merging?: boolean }) {
  return (
    <svg
      className={merging ? `${styles.fan} ${styles.merging}` : styles.fan}
      viewBox="0 0 300 48"
      preserveAspectRatio="none"
      width="100%"
      height="64"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M150 0C150 30 50 18 50 48" />
      <path d="M150 0V48" />
      <path d="M150 0C150 30 250 18 250 48" />
    </svg>
  );
}
