import type { LegalDocument } from '../../content/legal/structure';
import { List } from '../ui/list';
import * as styles from './contents.module.css';
import { useLegalText } from './use-legal-text';

/** Id of the contents list, for the links back from the sections. */
export const contentsId = 'contents';

/** The contents list. Each entry has the number and text of its heading, so the list adds no numbers. */
export function Contents({
  document,
  label,
}: {
  readonly document: LegalDocument;
  readonly label: string;
}) {
  const { words } = useLegalText(document);
  return (
    <nav className={styles.contents} aria-labelledby={contentsId}>
      <h2 id={contentsId} className={styles.title} tabIndex={-1}>
        {label}
      </h2>
      <List>
        {document.sections.map(({ id }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              {index + 1}. {words(`${id}.title`)}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
