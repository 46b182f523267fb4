import * as styles from './hidden-labels.module.css';

/** How many of the five beads of each answer are full. */
const ratings = [3, 5, 2] as const;

const beads = [1, 2, 3, 4, 5] as const;

/**
 * Anonymous testing as a drawing: each lane's label is blacked out, what remains is how its answer
 * was rated; on the columns of the items below. Decoration: the section says the same in words.
 */
export function HiddenLabels() {
  return (
    <div className={styles.lanes} aria-hidden="true">
      {ratings.map((rating) => (
        <div key={rating}>
          <svg width="100%" height="16" aria-hidden="true">
            <rect width="100%" height="16" />
          </svg>
          <svg width="100%" height="16" aria-hidden="true">
            <line y1="8" x2="100%" y2="8" />
          </svg>
          <svg width="112" height="16" aria-hidden="true">
            {beads.map((bead) => (
              <circle
                key={bead}
                cx={bead * 24 - 17}
                cy="8"
                r="6"
                className={bead <= rating ? styles.full : undefined}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
