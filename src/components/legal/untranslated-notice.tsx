import { useTranslation } from 'react-i18next';
import { sourceTag } from '../../content/languages';
import type { LegalDocument } from '../../content/legal/structure';
import { pagePath } from '../../i18n/paths';
import { TextLink } from '../text/text-link';
import * as styles from './untranslated-notice.module.css';

/** Says in the language of the page that the document below is in English, and links its page. */
export function UntranslatedNotice({ document }: { readonly document: LegalDocument }) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.notice}>
      {t('legal.untranslated')}{' '}
      <TextLink href={pagePath(document.id, sourceTag)} hrefLang={sourceTag}>
        {t('legal.toSource')}
      </TextLink>
    </p>
  );
}
