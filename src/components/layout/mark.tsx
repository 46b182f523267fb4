import { markPaths } from '../../content/mark';

/** The logo mark: one line that splits into three lanes. Decorative, as the name follows it. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={markPaths.shared} />
      <path d={markPaths.apart} stroke="var(--color-differs)" />
    </svg>
  );
}
