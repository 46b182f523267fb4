import { useTranslation } from 'react-i18next';
import type { FeatureId, Plan } from '../../content/plans';
import { formValues } from '../../i18n/forms';
import { usePageLanguage } from '../../i18n/use-page-language';

/** Returns a function for the name of a plan's feature; one of the names has the plan's credits. */
export function useFeatureName(): (id: FeatureId, plan: Plan) => string {
  const { t } = useTranslation('pricing');
  const { forms } = usePageLanguage();
  return (id, plan) => {
    if (id !== 'monthlyCredits') return t(`features.${id}`);
    const credits = formValues('credits', forms.count('credits', plan.limits.creditsPerMonth));
    // The specification says "up to" only for the free tier (spec §9).
    const key = plan.price.monthly === 0 ? 'upToMonthlyCredits' : 'monthlyCredits';
    return t(`features.${key}`, credits);
  };
}
