import { useTranslation } from 'react-i18next';
import * as styles from './plan-status.module.css';

/** Whether a plan has a feature, has it soon, or has it not. */
export type Status = 'included' | 'comingSoon' | 'notIncluded';

/** A feature's status in words, told apart by a lane as on the cards and by the weight of its ink. */
export function PlanStatus({ status }: { readonly status: Status }) {
  const { t } = useTranslation('pricing');
  return <span className={styles[status]}>{t(`comparison.${status}`)}</span>;
}
