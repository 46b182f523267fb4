import * as styles from './fan.module.css';

/** One line that splits into three lanes or, if `merging`, three lanes that join. Decorative. */
export function Fan({ merging = false }: { readonly merging?: boolean }) {
  return (
    <svg
      className={merging ? `${styles.fan} ${styles.merging}` : styles.fan}
      viewBox="0 0 300 48"
      preserveAspectRatio="none"
      width="100%"
      height="64"
      fill="none"
      overflow="visible"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M150 0V24" />
      <path d="M150 24H60C53 24 50 30 50 48" />
      <path d="M150 24V48" />
      <path d="M150 24H240C247 24 250 30 250 48" />
      {/* Lines without length are dots: the starts of the lanes that join. */}
      {merging && <path d="M50 48h0M150 48h0M250 48h0" strokeWidth="10" strokeLinecap="round" />}
    </svg>
  );
}
