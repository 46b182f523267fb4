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
  /** How many things stand side by side in the part: the rule above it parts into as many. */
  readonly lanes?: number;
  /** Whether the part stands under the rule of the one that holds it. */
  readonly inner?: boolean;
}

/** A titled part of a page, under a rule that parts where things stand side by side. */
export function Section({
  id,
  title,
  lead,
  children,
  beside = false,
  lanes = beside ? 1 : 3,
  inner = false,
}: SectionProps) {
  return (
    <section
      className={beside ? `${styles.section} ${styles.beside}` : styles.section}
      aria-labelledby={id}
    >
      {!inner && <Lanes kind="section" count={lanes} />}
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
