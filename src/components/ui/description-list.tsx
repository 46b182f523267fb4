import type { ReactNode } from 'react';
import * as styles from './description-list.module.css';

/** Terms and their facts, in two columns if there is room. */
export function DescriptionList({
  facts,
}: {
  readonly facts: readonly { readonly term: string; readonly fact: ReactNode }[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
