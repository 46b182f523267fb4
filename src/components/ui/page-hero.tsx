import type { ReactNode } from 'react';
import * as styles from './page-hero.module.css';

export interface PageHeroProps {
  readonly title: string;
  readonly lead: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The top of a page: its title, one paragraph and buttons. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
