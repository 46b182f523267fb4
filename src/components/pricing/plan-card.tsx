import { useTranslation } from 'react-i18next';
import type { CataloguePlan } from '../../content/plans';
import { billingUrl } from '../../i18n/links';
import { usePageLanguage } from '../../i18n/use-page-language';
import { ButtonLink } from '../ui/button-link';
import * as styles from './plan-card.module.css';
import { PlanFeatures } from './plan-features';
import { PlanName } from './plan-name';
import { PlanPrice } from './plan-price';

/** One plan: name, price of a month, description, features, button (spec §2). */
export function PlanCard({ plan }: { readonly plan: CataloguePlan }) {
  const { t } = useTranslation('pricing');
  const { formats } = usePageLanguage();
  const titleId = `plan-${plan.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId} data-beta={plan.beta}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          <PlanName plan={plan} />
        </h3>
        {plan.popular && <p className={styles.popular}>{t('popular')}</p>}
        {plan.beta && <p className={styles.limited}>{t('limitedTime')}</p>}
      </div>
      <PlanPrice price={formats.money(plan.price.monthly)} />
      <p>{t(`descriptions.${plan.id}`)}</p>
      <PlanFeatures plan={plan} />
      <ButtonLink href={billingUrl(plan.id)} kind={plan.beta ? 'secondary' : 'primary'}>
        {plan.id === 'free' ? t('getStarted') : t('choosePlan', { plan: plan.displayName })}
      </ButtonLink>
    </article>
  );
}
