import { useTranslation } from 'react-i18next';
import { site } from '../../content/site';
import { Name } from '../text/name';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Mark } from './mark';
import * as styles from './wordmark.module.css';

/** The logo link with its BETA badge (spec §2). `hint` names its target. */
export function Wordmark({ href, hint }: { readonly href: string; readonly hint: string }) {
  const { t } = useTranslation('common');
  return (
    <a className={styles.wordmark} href={href}>
      <Mark />
      <Name>{site.productName}</Name> <span className={styles.beta}>{t('header.beta')}</span>
      <VisuallyHidden> {hint}</VisuallyHidden>
    </a>
  );
}
