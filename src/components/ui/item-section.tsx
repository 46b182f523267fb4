import type { ReactNode } from 'react';
import type { SignId } from '../../content/signs';
import * as styles from './item-section.module.css';
import { List } from './list';
import { Section, type SectionProps } from './section';
import { Sign } from './sign';

interface Item<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly text: ReactNode;
}

type Layout =
  | { readonly items: readonly Item<SignId>[]; readonly layout?: 'cards' | 'rows' }
  | { readonly items: readonly Item<string>[]; readonly layout: 'steps' };

/**
 * A section of short texts with titles: as cards, as rows next to the title of the section, or as
 * numbered steps. Cards and rows have icons.
 */
export function ItemSection({
  items,
  layout = 'cards',
  children,
  ...section
}: Pick<SectionProps, 'id' | 'title' | 'lead' | 'children'> & Layout) {
  const isRows = layout === 'rows';
  const isSteps = layout === 'steps';
  return (
    <Section {...section} layout={isRows ? 'columns' : 'stacked'}>
      {children}
      <List ordered={isSteps} className={isRows ? styles.rows : styles.grid}>
        {items.map(({ id, title, text }, index) => (
          <li key={id} className={styles.item}>
            {isSteps ? (
              // Screen readers already announce the numbers of an ordered list.
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            ) : (
              <Sign id={id as SignId} />
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
