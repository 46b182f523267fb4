import { useTranslation } from 'react-i18next';
import { pagePath } from '../../i18n/paths';
import { usePageLanguage } from '../../i18n/use-page-language';
import { List } from '../ui/list';
import { BrokenLanes } from './broken-lanes';
import * as styles from './not-found.module.css';

/** The 404 page: what happened and the ways on. */
export function NotFound() {
  const { t } = useTranslation(['not-found', 'common']);
  const { tag } = usePageLanguage();
  return (
    <div className={styles.notFound}>
      <BrokenLanes kind="lost" />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on" className={styles.waysOn}>
          {t('waysOn')}
        </h2>
        <List>
          <li>
            <a href={pagePath('home', tag)}>{t('common:header.home')}</a>
          </li>
          <li>
            <a href={pagePath('pricing', tag)}>{t('common:header.pricing')}</a>
          </li>
          <li>
            <a href={pagePath('enterprise', tag)}>{t('common:header.enterprise')}</a>
          </li>
        </List>
      </nav>
    </div>
  );
}
