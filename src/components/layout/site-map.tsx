import { useTranslation } from 'react-i18next';
import type { RouteId } from '../../content/routes';
import { useCurrentPage } from '../../i18n/page-context';
import { List } from '../ui/list';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './site-map.module.css';

/** The groups of pages, each page with the message key of its name. */
const groups = [
  {
    title: 'footer.product',
    pages: [
      ['home', 'header.home'],
      ['pricing', 'header.pricing'],
      ['enterprise', 'header.enterprise'],
    ],
  },
  {
    title: 'footer.legal',
    pages: [
      ['privacy-policy', 'footer.privacyPolicy'],
      ['terms-of-service', 'footer.termsOfService'],
      ['accessibility', 'footer.accessibility'],
    ],
  },
] as const;

/** The policies open in a new tab from anywhere in the footer (spec §2). */
const isPolicy = (page: RouteId): boolean =>
  page === 'privacy-policy' || page === 'terms-of-service';

/** The site map: every page of the language, with the current one marked. */
export function SiteMap({ route }: { readonly route: RouteId }) {
  const { t } = useTranslation('common');
  const { linkTo } = useCurrentPage();
  return (
    <nav className={styles.map} aria-label={t('footer.pagesLabel')}>
      {groups.map(({ title, pages }) => (
        <div key={title}>
          <h2 className={styles.title}>{t(title)}</h2>
          <List>
            {pages.map(([page, label]) => (
              <li key={page}>
                {isPolicy(page) && page !== route ? (
                  <a {...linkTo(page)} target="_blank" rel="noopener">
                    {t(label)}
                    <VisuallyHidden> {t('dialogs.newTab')}</VisuallyHidden>
                  </a>
                ) : (
                  <a {...linkTo(page)} aria-current={page === route ? 'page' : undefined}>
                    {t(label)}
                  </a>
                )}
              </li>
            ))}
          </List>
        </div>
      ))}
    </nav>
  );
}
