import { useTranslation } from 'react-i18next';
import * as styles from './plan-status.module.css';

const kinds = {
  included: styles.included,
  comingSoon: styles.comingSoon,
  notIncluded: styles.notIncluded,
  toBeConfirmed: styles.notIncluded,
};

/** Whether a plan has a feature, has it soon, has it not, or nobody has confirmed it yet. */
export type Status = keyof typeof kinds;

/** A feature's status in words, told apart by a lane as on the cards and by the weight of its ink. */
export function PlanStatus({ status }: { readonly status: Status }) {
  const { t } = useTranslation('pricing');
  return <span className={kinds[status]}>{t(`comparison.${status}`)}</span>;
}
