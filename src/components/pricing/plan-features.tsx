import { useTranslation } from 'react-i18next';
import type { CataloguePlan } from '../../content/plans';
import { List } from '../ui/list';
import * as styles from './plan-features.module.css';
import { useFeatureName } from './use-feature-name';

/** What a plan includes; a feature that is not there yet says so in words. */
export function PlanFeatures({ plan }: { readonly plan: CataloguePlan }) {
  const { t } = useTranslation('pricing');
  const featureName = useFeatureName();
  return (
    <List className={styles.features}>
      {plan.features.map(({ id, comingSoon }) => (
        <li key={id} data-coming-soon={comingSoon}>
          {featureName(id, plan)}
          {comingSoon && <span className={styles.comingSoon}> ({t('comingSoon')})</span>}
        </li>
      ))}
    </List>
  );
}
