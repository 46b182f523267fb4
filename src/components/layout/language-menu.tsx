import { useTranslation } from 'react-i18next';
import { allLanguages } from '../../content/languages';
import { type RouteId, routes } from '../../content/routes';
import { useCurrentPage } from '../../i18n/page-context';
import { pagePath } from '../../i18n/paths';
import { listedTags } from '../../i18n/publication';
import { usePageLanguage } from '../../i18n/use-page-language';
import { useSuggestions } from '../../i18n/use-suggestions';
import { Name } from '../text/name';
import { List } from '../ui/list';
import { VisuallyHidden } from '../ui/visually-hidden';
import { languageButtonId, languageListId } from './language-ids';
import * as styles from './language-menu.module.css';

/**
 * Links to the same page in every published language, or to the home page if a language does not
 * have the page. Links to pages that are in their own language also have the texts of the suggestion
 * (src/browser/suggest-language.ts). The list is a native popover, which opens, closes on Escape or
 * an outside click and returns focus without a script. In browsers without popovers it is always
 * visible.
 */
export function LanguageMenu({ route }: { readonly route: RouteId }) {
  const { t } = useTranslation('common');
  const { tag } = usePageLanguage();
  const { publication } = useCurrentPage();
  const suggestions = useSuggestions();
  const current = allLanguages.find((language) => language.tag === tag);
  const published = allLanguages.filter((language) => publication[language.tag]);
  const listed = routes[route].kind === 'page' ? listedTags(publication, route) : [];
  const suggestionOf = (language: string) =>
    language !== tag && listed.includes(language) ? suggestions.get(language) : undefined;
  return (
    <div className={styles.menu}>
      <button
        type="button"
        id={languageButtonId}
        className={styles.button}
        popoverTarget={languageListId}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M1.5 8h13M8 1.5c-4.5 4-4.5 9 0 13c4.5-4 4.5-9 0-13"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
          />
        </svg>
        <Name>{current?.endonym}</Name>
        <VisuallyHidden> {t('languageMenu.buttonHint')}</VisuallyHidden>
      </button>
      <nav
        id={languageListId}
        popover="auto"
        className={styles.list}
        aria-label={t('languageMenu.label')}
      >
        <List>
          {published.map((language) => (
            <li key={language.tag}>
              <a
                href={pagePath(publication[language.tag]?.[route] ? route : 'home', language.tag)}
                lang={language.tag}
                hrefLang={language.tag}
                data-suggestion={suggestionOf(language.tag)?.sentence}
                data-close={suggestionOf(language.tag)?.close}
                aria-current={language.tag === tag ? 'page' : undefined}
              >
                {/* The direction applies to the name, not to the alignment of the item. */}
                <bdi dir={language.dir} translate="no">
                  {language.endonym}
                </bdi>
              </a>
            </li>
          ))}
        </List>
      </nav>
    </div>
  );
}
