import { useTranslation } from 'react-i18next';
import { present } from '../../content/conditions';
import type { LegalDocument, Section } from '../../content/legal/structure';
import { LegalClause } from './clause';
import { contentsId } from './contents';
import * as styles from './legal-section.module.css';
import { useLegalText } from './use-legal-text';

export interface LegalSectionProps {
  readonly document: LegalDocument;
  readonly section: Section;
  /** Position in the document, from 1. */
  readonly number: number;
}

/**
 * A numbered section. The numbers are text, as CSS counters are not always read aloud or copied. The
 * number of a clause is a link to it.
 */
export function LegalSection({ document, section, number }: LegalSectionProps) {
  const { t } = useTranslation('common');
  const { words } = useLegalText(document);
  return (
    <section>
      <h2 id={section.id} tabIndex={-1} className={styles.titleText}>
        {number}. {words(`${section.id}.title`)}
      </h2>
      {present(section.clauses).map((clause, index) => {
        const anchor = `${section.id}-${clause.id}`;
        return (
          <section key={clause.id} id={anchor} className={styles.clauseText}>
            <a href={`#${anchor}`} className={styles.number}>
              {number}.{index + 1}
            </a>{' '}
            <div className={styles.body}>
              <LegalClause
                document={document}
                clause={clause}
                path={`${section.id}.${clause.id}`}
              />
            </div>
          </section>
        );
      })}
      <p className={styles.back}>
        <a href={`#${contentsId}`}>{t('legal.backToContents')}</a>
      </p>
    </section>
  );
}
