import type { ReactNode } from 'react';
import * as styles from './item-grid.module.css';
import { List } from './list';

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  /** A drawn sign. */
  readonly sign?: ReactNode;
}

/**
 * A list of short titled texts: features, use cases, steps, scenarios. A ledger has a line for each,
 * beside the title of its section.
 */
export function ItemGrid({
  items,
  ordered = false,
  ledger = false,
}: {
  readonly items: readonly Item[];
  readonly ordered?: boolean;
  readonly ledger?: boolean;
}) {
  return (
    <List ordered={ordered} className={ledger ? styles.ledger : styles.grid}>
      {items.map(({ id, title, text, sign }, index) => (
        <li key={id} className={styles.item}>
          {sign}
          {/* The list counts for listeners already. */}
          {ordered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
