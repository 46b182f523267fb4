import type { ReactNode } from 'react';
import * as styles from './section.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled part of a page. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
