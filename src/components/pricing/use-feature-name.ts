import { useTranslation } from 'react-i18next';
import type { FeatureId, Plan } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';

/** Returns the words of a plan's feature; one of them holds the plan's credits. */
export function useFeatureName(): (id: FeatureId, plan: Plan) => string {
  const { t } = useTranslation('pricing');
  const { formats } = usePageLanguage();
  return (id, { limits: { creditsPerMonth } }) =>
    id === 'monthlyCredits'
      ? t('features.monthlyCredits', {
          count: creditsPerMonth,
          amount: formats.number(creditsPerMonth),
        })
      : t(`features.${id}`);
}
