import { useTranslation } from 'react-i18next';
import type { CataloguePlan } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import * as styles from './plan-limits.module.css';

/** The limits by which plans differ in addition to credits: models per chat and chat history. */
export function PlanLimits({ limits }: Pick<CataloguePlan, 'limits'>) {
  const { t } = useTranslation('pricing');
  const { formats, forms } = usePageLanguage();
  return (
    <dl className={styles.limits}>
      <div>
        <dt>{t('comparison.models')}</dt>
        <dd>{formats.number(limits.modelsPerChat)}</dd>
      </div>
      <div>
        <dt>{t('comparison.history')}</dt>
        <dd>{forms.count('days', limits.chatHistoryDays).plain}</dd>
      </div>
    </dl>
  );
}
