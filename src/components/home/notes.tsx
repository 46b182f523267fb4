import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../../i18n/page-context';
import { usePageLanguage } from '../../i18n/use-page-language';
import { Lanes } from '../ui/lanes';
import { Section } from '../ui/section';
import * as styles from './notes.module.css';

/** The note on the free tier and the section about small screens (spec §2). */
export function Notes() {
  const { t } = useTranslation('home');
  const { facts } = usePageLanguage();
  const { linkTo } = useCurrentPage();
  return (
    <div className={styles.notes}>
      <Lanes kind="section" count={2} />
      <Section inner id="free-tier" title={t('freeTier.title')} lead={t('freeTier.text', facts)}>
        <a {...linkTo('pricing')}>{t('freeTier.link')}</a>
      </Section>
      <Section inner id="mobile" title={t('mobile.title')} lead={t('mobile.text')} />
    </div>
  );
}
