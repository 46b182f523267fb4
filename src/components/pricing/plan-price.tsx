import { Trans, useTranslation } from 'react-i18next';
import * as styles from './plan-price.module.css';

/** The monthly price, with number and period in the order of the reader's language. */
export function PlanPrice({ price }: { readonly price: string }) {
  const { t } = useTranslation('pricing');
  return (
    <p className={styles.price}>
      <Trans
        t={t}
        i18nKey="perMonth"
        values={{ price }}
        components={{ price: <strong className={styles.amount} />, period: <span /> }}
      />
    </p>
  );
}
