import { useTranslation } from 'react-i18next';
import { allLanguages, sourceTag } from '../../content/languages';
import type { RouteId, routes } from '../../content/routes';
import { pagePath } from '../../i18n/paths';
import { usePageLanguage } from '../../i18n/use-page-language';
import { DialogOpeners } from '../dialogs/dialog-openers';
import { RichText } from '../text/rich-text';
import { List } from '../ui/list';
import * as styles from './footer.module.css';
import { languageButtonId } from './language-menu';
import { ParentLab } from './parent-lab';

/** Whether a language's texts wait for a person's review; the source is nobody's translation. */
function isDraft(tag: string): boolean {
  return tag !== sourceTag && !allLanguages.find((language) => language.tag === tag)?.reviewed;
}

/** The shared footer: the two dialogs' buttons, a map of the site, who runs it (spec §2). */
export function Footer({ route }: { readonly route: RouteId }) {
  const { t } = useTranslation('common');
  const { tag, facts } = usePageLanguage();
  const pages = [
    ['home', t('header.home')],
    ['pricing', t('header.pricing')],
    ['enterprise', t('header.enterprise')],
    ['privacy-policy', t('footer.privacyPolicy')],
    ['terms-of-service', t('footer.termsOfService')],
  ] as const satisfies readonly (readonly [keyof typeof routes, string])[];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <DialogOpeners />
        <nav aria-label={t('footer.pagesLabel')}>
          <List className={styles.pages}>
            {pages.map(([id, label]) => (
              <li key={id}>
                <a href={pagePath(id, tag)} aria-current={id === route ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </List>
        </nav>
        <div className={styles.aside}>
          <a href={`#${languageButtonId}`}>{t('languageMenu.label')}</a>
          <ParentLab />
        </div>
        <div className={styles.smallPrint}>
          {isDraft(tag) && (
            <p>
              <RichText messageKey="common:footer.draft" />
            </p>
          )}
          <p>{t('footer.imprint', facts)}</p>
          <p>{t('footer.noCookies')}</p>
        </div>
      </div>
    </footer>
  );
}
