import { useTranslation } from 'react-i18next';
import { pagePath } from '../../i18n/paths';
import { usePageLanguage } from '../../i18n/use-page-language';
import type { FallbackWords } from './error-fallback';

/** The texts of the fallback page, in the language of the page. */
export function useFallbackWords(): FallbackWords {
  const { t } = useTranslation('common');
  const { tag } = usePageLanguage();
  return {
    title: t('fallback.title'),
    stackTrace: t('fallback.detailsLabel'),
    wayHome: t('fallback.wayHome'),
    home: pagePath('home', tag),
  };
}
