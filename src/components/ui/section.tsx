import type { ReactNode } from 'react';
import { Lanes } from './lanes';
import * as styles from './section.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** `columns` puts the title next to the content if there is room. */
  readonly layout?: 'stacked' | 'columns';
  /** Number of lanes into which the rule above the section splits. */
  readonly lanes?: number;
  /** Whether the section is inside another one, whose rule is enough. */
  readonly inner?: boolean;
}

/** A section of a page with a title, under a rule that splits into lanes. */
export function Section({
  id,
  title,
  lead,
  children,
  layout = 'stacked',
  lanes = layout === 'columns' ? 1 : 3,
  inner = false,
}: SectionProps) {
  return (
    <section
      className={layout === 'columns' ? `${styles.section} ${styles.beside}` : styles.section}
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
