import * as styles from './hidden-labels.module.css';

/** Three answers by their height in the drawing, and how many of the five beads of each are full. */
const lanes = [
  { y: 20, rating: 3 },
  { y: 60, rating: 5 },
  { y: 100, rating: 2 },
] as const;

const beads = [5, 4, 3, 2, 1] as const;

/**
 * Anonymous testing as a drawing: each lane's label is blacked out, what remains is how its answer
 * was rated. Decoration: the section says the same in words.
 */
export function HiddenLabels() {
  return (
    <svg
      className={styles.lanes}
      width="100%"
      height="120"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {lanes.map(({ y, rating }) => (
        <g key={y}>
          <line x2="100%" y1={y} y2={y} />
          <rect y={y - 10} width="88" height="20" />
          {/* Counted from the end of the lane, however long it is. */}
          <svg x="100%" overflow="visible" aria-hidden="true">
            {beads.map((bead) => (
              <circle
                key={bead}
                cx={bead * -24}
                cy={y}
                r="7"
                className={beads.length - bead < rating ? styles.full : undefined}
              />
            ))}
          </svg>
        </g>
      ))}
    </svg>
  );
}
