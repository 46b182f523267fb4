import { useTranslation } from 'react-i18next';
import { betaBadge, type CataloguePlan } from '../../content/plans';
import { Name } from '../text/name';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './plan-name.module.css';

/** A plan's name. A beta plan has the badge "Beta*", whose asterisk is read aloud as words. */
export function PlanName({ plan }: { readonly plan: CataloguePlan }) {
  const { t } = useTranslation('pricing');
  return (
    <>
      <Name>{plan.name}</Name>
      {plan.beta && (
        <>
          {' '}
          <span className={styles.badge}>
            {betaBadge}
            <span aria-hidden="true">*</span>
          </span>
          <VisuallyHidden> {t('betaMark')}</VisuallyHidden>
        </>
      )}
    </>
  );
}
