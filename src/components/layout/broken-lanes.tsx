import * as styles from './broken-lanes.module.css';

/** The lanes that go on, and those that come to nothing: one is lost, or all of them stop. */
const drawings = {
  lost: {
    whole: 'M0 40H96M96 40C160 40 144 8 208 8H1400M96 40C160 40 144 72 208 72H1400',
    broken: 'M140 40H300',
  },
  stopped: {
    whole: 'M0 40H96',
    broken: 'M96 40C160 40 144 8 208 8H320M96 40H250M96 40C160 40 144 72 208 72H280',
  },
} as const;

/** The motif where something went wrong. Decoration: the heading says what it was. */
export function BrokenLanes({ kind }: { readonly kind: keyof typeof drawings }) {
  const { whole, broken } = drawings[kind];
  return (
    <svg
      className={styles.lanes}
      viewBox="0 0 1400 80"
      preserveAspectRatio="xMinYMid slice"
      width="100%"
      height="80"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={whole} />
      <path className={styles.broken} d={broken} />
    </svg>
  );
}
