import * as styles from './hidden-labels.module.css';

/** For each answer, how many of its five dots are filled. */
const ratings = [3, 5, 2] as const;

const beads = [1, 2, 3, 4, 5] as const;

/**
 * A drawing of anonymous testing: each lane's label is blacked out, and only the rating of its answer
 * is visible. Aligned with the columns below. Decorative, as the section says the same in words.
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
