import { useTranslation } from 'react-i18next';
import { allLanguages, languages } from '../../content/languages';
import type { RouteId } from '../../content/routes';
import { pagePath } from '../../i18n/paths';
import { usePageLanguage } from '../../i18n/use-page-language';
import { List } from '../ui/list';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './language-menu.module.css';

const menuId = 'languages';

/** Id of the menu's button, for the way to it from the end of a page. */
export const languageButtonId = 'language';

/**
 * Links to the same page in every language. The list is a native popover: it opens, closes on
 * Escape or a click beside it and gives the focus back without a script; where a browser has no
 * popovers the list stands in the page.
 */
export function LanguageMenu({ route }: { readonly route: RouteId }) {
  const { t } = useTranslation('common');
  const { tag } = usePageLanguage();
  const current = allLanguages.find((language) => language.tag === tag);
  return (
    <div className={styles.menu}>
      <button type="button" id={languageButtonId} className={styles.button} popoverTarget={menuId}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path
            d="M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M1.5 8h13M8 1.5c-4.5 4-4.5 9 0 13c4.5-4 4.5-9 0-13"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
          />
        </svg>
        {current?.endonym}
        <VisuallyHidden> ({t('languageMenu.buttonHint')})</VisuallyHidden>
      </button>
      <nav id={menuId} popover="auto" className={styles.list} aria-label={t('languageMenu.label')}>
        <List>
          {languages.map((language) => (
            <li key={language.tag}>
              <a
                href={pagePath(route, language.tag)}
                lang={language.tag}
                hrefLang={language.tag}
                dir={language.dir}
                aria-current={language.tag === tag ? 'page' : undefined}
              >
                {language.endonym}
              </a>
            </li>
          ))}
        </List>
      </nav>
    </div>
  );
}
