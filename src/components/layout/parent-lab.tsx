import { useTranslation } from 'react-i18next';
import { site } from '../../content/site';
import { Name } from '../text/name';
import * as styles from './parent-lab.module.css';

/** "Powered By" and the logo of the parent lab (spec §2): three lanes that meet in a ring. */
export function ParentLab() {
  const { t } = useTranslation('common');
  return (
    <p className={styles.lab}>
      <span>{t('footer.poweredBy')}</span>{' '}
      <span className={styles.logo}>
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M2 5C9 5 7 12 12 12M2 12H12M2 19C9 19 7 12 12 12M22 12a5 5 0 1 1-10 0a5 5 0 0 1 10 0" />
        </svg>
        <Name>{site.parentLab}</Name>
      </span>
    </p>
  );
}
