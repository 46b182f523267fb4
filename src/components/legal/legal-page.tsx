import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '../../content/legal/structure';
import { Contents } from './contents';
import { KeyFacts } from './key-facts';
import * as styles from './legal-page.module.css';
import { LegalSection } from './legal-section';
import { TranslationNotice } from './translation-notice';
import { useLegalText } from './use-legal-text';

/** A legal document: title, key facts, contents, numbered sections (spec §2). */
export function LegalPage({ document }: { readonly document: LegalDocument }) {
  const { t } = useTranslation('common');
  const { words, rich } = useLegalText(document);
  return (
    <article className={styles.page}>
      <h1>{words('title')}</h1>
      <TranslationNotice document={document} />
      <p className={styles.introduction}>{rich('introduction')}</p>
      <div className={styles.margin}>
        <KeyFacts document={document} />
        <Contents document={document} label={t('legal.contents')} />
      </div>
      {document.sections.map((section, index) => (
        <LegalSection key={section.id} document={document} section={section} number={index + 1} />
      ))}
    </article>
  );
}
