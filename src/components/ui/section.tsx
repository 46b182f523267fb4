import type { ReactNode } from 'react';
import { Lanes } from './lanes';
import * as styles from './section.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Whether the title stands beside what follows where there is room, not above it. */
  readonly beside?: boolean;
  /** Whether the part stands under the rule of the one that holds it. */
  readonly inner?: boolean;
}

/** A titled part of a page, under a rule that parts into lanes. */
export function Section({
  id,
  title,
  lead,
  children,
  beside = false,
  inner = false,
}: SectionProps) {
  return (
    <section
      className={beside ? `${styles.section} ${styles.beside}` : styles.section}
      aria-labelledby={id}
    >
      {!inner && <Lanes kind="section" count={3} />}
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
