import { useTranslation } from 'react-i18next';
import * as styles from './plan-status.module.css';

const kinds = {
  included: styles.included,
  comingSoon: styles.comingSoon,
  notIncluded: styles.notIncluded,
  toBeConfirmed: styles.notIncluded,
};

export type Status = keyof typeof kinds;

/** A feature's status in words, with a lane as on the cards. */
export function PlanStatus({ status }: { readonly status: Status }) {
  const { t } = useTranslation('pricing');
  return <span className={kinds[status]}>{t(`comparison.${status}`)}</span>;
}
