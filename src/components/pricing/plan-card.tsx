import { useTranslation } from 'react-i18next';
import { billingUrl } from '../../content/links';
import { operatorFacts } from '../../content/operator-facts';
import type { CataloguePlan } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import { ButtonLink } from '../ui/button-link';
import { Lanes } from '../ui/lanes';
import * as styles from './plan-card.module.css';
import { PlanDescription } from './plan-description';
import { PlanFeatures } from './plan-features';
import { PlanLimits } from './plan-limits';
import { PlanName } from './plan-name';
import { PlanPrice } from './plan-price';

/**
 * A plan: name, price, description, limits, features, button (spec §2). The drawing has one lane for
 * each model in a chat.
 */
export function PlanCard({ plan }: { readonly plan: CataloguePlan }) {
  const { t } = useTranslation('pricing');
  const { formats } = usePageLanguage();
  const { annualPrices } = operatorFacts;
  const titleId = `plan-${plan.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId} data-beta={plan.beta}>
      <div className={styles.head}>
        <Lanes kind={plan.beta ? 'beta' : 'plan'} count={plan.limits.modelsPerChat} />
        <h3 id={titleId} className={styles.name}>
          <PlanName plan={plan} />
        </h3>
        {plan.popular && <p className={styles.popular}>{t('popular')}</p>}
      </div>
      <div>
        <PlanPrice price={formats.money(plan.price.monthly)} />
        {plan.id !== 'free' && annualPrices && (
          <p>{t('perYear', { price: formats.money(annualPrices[plan.id]) })}</p>
        )}
        {plan.beta && <p className={styles.limited}>{t('limitedTime')}</p>}
      </div>
      <PlanDescription plan={plan} />
      <PlanLimits limits={plan.limits} />
      <PlanFeatures plan={plan} />
      <div className={styles.action}>
        <ButtonLink href={billingUrl(plan.id)} kind={plan.beta ? 'secondary' : 'primary'}>
          {plan.id === 'free' ? t('getStarted') : t('choosePlan', { plan: plan.displayName })}
        </ButtonLink>
      </div>
    </article>
  );
}
