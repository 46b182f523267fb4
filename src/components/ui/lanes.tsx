import * as styles from './lanes.module.css';

const kinds = { section: styles.section, plan: styles.plan, beta: styles.beta };

export interface LanesProps {
  readonly kind: keyof typeof kinds;
  /** Number of lanes on the right; one is a plain rule. */
  readonly count: number;
}

/** Wider than any page, so that the drawing is cut off at its start and never stretched. */
const width = 1400;
const height = 32;
const lineWidth = 4;
const fork = width - 132;
const parallelFrom = width - 72;

/** The vertical positions of the lanes, from top to bottom. */
function laneHeights(count: number): readonly number[] {
  const step = (height - 2 * lineWidth) / (count - 1);
  return Array.from({ length: count }, (_, index) => lineWidth + index * step);
}

/** The motif as a horizontal rule: one line that splits into lanes. Decorative. */
export function Lanes({ kind, count }: LanesProps) {
  const middle = height / 2;
  return (
    <svg
      className={`${styles.lanes} ${kinds[kind]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      width="100%"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={`M0 ${middle}H${count > 1 ? fork : width}`} />
      {/* The lowest lane comes first: it has another colour, so the others are drawn over it. */}
      {count > 1 &&
        laneHeights(count)
          .toReversed()
          .map((y) => (
            <path
              key={y}
              d={`M${fork} ${middle}C${fork + 36} ${middle} ${parallelFrom - 36} ${y} ${parallelFrom} ${y}H${width}`}
            />
          ))}
    </svg>
  );
}
