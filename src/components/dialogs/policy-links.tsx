import { List } from '../ui/list';
import * as styles from './dialog-body.module.css';
import type { DialogsContent } from './dialogs-content';

/** Links to the legal pages, which open in a new tab and say so (spec §2). */
export function PolicyLinks({ content }: { readonly content: DialogsContent }) {
  return (
    <List className={styles.body}>
      {content.policy.documents.map(({ href, title }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {title} <span className={styles.note}>{content.newTab}</span>
          </a>
        </li>
      ))}
    </List>
  );
}
