import * as styles from './sign.module.css';

/**
 * The drawn signs of the site: one family on a 24 × 24 grid, one stroke, made of the motif's lines
 * and dots. They stand beside a title that says the same, so they are hidden from listeners.
 */
const signs = {
  parallel: 'M2 12H7M7 12C11 12 10 5 14 5H22M7 12H22M7 12C11 12 10 19 14 19H22',
  access: 'M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4',
  opinions: 'M3 6h11v7H8l-3 3v-3H3zM17 10h4v7h-2v3l-3-3h-5v-1',
  strengths: 'M4 20v-7M10 20V9M16 20V4M22 20v-10M2 20h20',
  newModels: 'M2 8h8M2 16h8M10 8h3M10 16h3M18 8v8M14 12h8',
  disagreements: 'M2 9h8l4-6M2 15h8l4 6M14 9h8M14 15h8',
  problems: 'M3 20V14h6V9h6V4h6',
  creative: 'M3 17C7 3 10 21 13 11S19 6 21 8',
  research: 'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14M15 15l6 6M7 10h6',
  code: 'M8 6l-6 6l6 6M16 6l6 6l-6 6M13 4l-2 16',
  learning: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1v14',
  business: 'M12 3v18M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM8 21h8',
} as const;

export type SignId = keyof typeof signs;

export function Sign({ id }: { readonly id: SignId }) {
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 24 24"
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path d={signs[id]} />
    </svg>
  );
}
