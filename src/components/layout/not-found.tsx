import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../../i18n/page-context';
import { List } from '../ui/list';
import { BrokenLanes } from './broken-lanes';
import * as styles from './not-found.module.css';

/** The 404 page: what happened, and links to other pages. */
export function NotFound() {
  const { t } = useTranslation(['not-found', 'common']);
  const { linkTo } = useCurrentPage();
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
            <a {...linkTo('home')}>{t('common:header.home')}</a>
          </li>
          <li>
            <a {...linkTo('pricing')}>{t('common:header.pricing')}</a>
          </li>
          <li>
            <a {...linkTo('enterprise')}>{t('common:header.enterprise')}</a>
          </li>
        </List>
      </nav>
    </div>
  );
}
