import * as styles from './broken-lanes.module.css';

/** How far each lane extends, by its height: one is lost, or all of them stop. */
const drawings = {
  lost: { 8: '100%', 40: '60%', 72: '100%' },
  stopped: { 8: '55%', 40: '80%', 72: '65%' },
} as const;

/** The motif on error pages. Decorative, as the heading says what happened. */
export function BrokenLanes({ kind }: { readonly kind: keyof typeof drawings }) {
  return (
    <svg
      className={styles.lanes}
      width="100%"
      height="80"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 40H96M40 40C72 40 64 8 96 8M40 40C72 40 64 72 96 72" />
      {Object.entries(drawings[kind]).map(([y, end]) => (
        <g key={y}>
          <line x1="96" x2={end} y1={y} y2={y} />
          {end !== '100%' && (
            <svg x={end} overflow="visible" aria-hidden="true">
              <circle cx="14" cy={y} r="4" />
            </svg>
          )}
        </g>
      ))}
    </svg>
  );
}
