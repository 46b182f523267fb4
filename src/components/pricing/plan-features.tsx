import { useTranslation } from 'react-i18next';
import { tierOf } from '../../content/plan-tiers';
import type { CataloguePlan } from '../../content/plans';
import { List } from '../ui/list';
import * as styles from './plan-features.module.css';
import { useFeatureName } from './use-feature-name';

/** What a plan includes: the tier below in one line, then its own features, some marked as coming. */
export function PlanFeatures({ plan }: { readonly plan: CataloguePlan }) {
  const { t } = useTranslation('pricing');
  const featureName = useFeatureName();
  const { base, own } = tierOf(plan);
  return (
    <div>
      {base && (
        <p className={styles.base}>
          {t(plan.beta ? 'tiers.beta' : 'tiers.above', { plan: base.displayName })}
        </p>
      )}
      <List className={styles.features}>
        {own.map(({ id, comingSoon }) => (
          <li
            key={id}
            className={id === 'monthlyCredits' ? styles.credits : undefined}
            data-coming-soon={comingSoon}
          >
            {featureName(id, plan)}
            {comingSoon && (
              <>
                {' '}
                <span className={styles.comingSoon}>{t('comingSoon')}</span>
              </>
            )}
          </li>
        ))}
      </List>
    </div>
  );
}
