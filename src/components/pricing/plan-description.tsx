import { useTranslation } from 'react-i18next';
import { holds } from '../../content/conditions';
import type { CataloguePlan } from '../../content/plans';
import { formValues } from '../../i18n/forms';
import { usePageLanguage } from '../../i18n/use-page-language';

/** What a plan is for, with its limits; for Pro Beta only what the operator has confirmed. */
export function PlanDescription({ plan: { id, limits } }: { readonly plan: CataloguePlan }) {
  const { t } = useTranslation('pricing');
  const { forms } = usePageLanguage();
  const values = {
    ...formValues('models', forms.count('models', limits.modelsPerChat)),
    ...formValues('history', forms.count('days', limits.chatHistoryDays)),
  };
  const isLikePro = id === 'pro_beta_v1' && holds('proBetaHasProFeatures');
  return <p>{t(`descriptions.${isLikePro ? 'pro_beta_v1AsPro' : id}`, values)}</p>;
}
