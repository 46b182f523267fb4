import { useTranslation } from 'react-i18next';
import { type Conditional, present } from '../../content/conditions';
import { catalogue } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import { RichText } from '../text/rich-text';
import { List } from '../ui/list';
import { PlanCard } from './plan-card';
import * as styles from './plan-grid.module.css';

interface Note extends Conditional {
  readonly id:
    | 'currency'
    | 'vat'
    | 'total'
    | 'renewal'
    | 'expiry'
    | 'creditUse'
    | 'chatLanguages'
    | 'supportLanguages';
}

/** What a reader must know before choosing, as separate sentences. */
const notes: readonly Note[] = [
  { id: 'currency' },
  { id: 'vat', when: 'pricesIncludeVat' },
  { id: 'total' },
  { id: 'renewal' },
  { id: 'expiry' },
  { id: 'creditUse', when: 'creditUseKnown' },
  { id: 'chatLanguages', when: 'chatLanguagesKnown' },
  { id: 'supportLanguages', when: 'supportLanguagesKnown' },
];

/**
 * The plans (spec §2). The DOM has the order of the catalogue. On wide screens a grid places the cards
 * in two columns, and `reading-flow` makes focus follow the visual order in browsers that support it.
 * The notes use the free space next to Free.
 */
export function PlanGrid() {
  const { t } = useTranslation('pricing');
  const { facts } = usePageLanguage();
  return (
    <section className={styles.section} aria-labelledby="choose-your-plan">
      <h2 id="choose-your-plan" className={styles.title}>
        {t('choose')}
      </h2>
      <div className={styles.plans}>
        <List className={styles.grid}>
          {catalogue.map((plan) => (
            <li key={plan.id} className={styles.cell} data-plan={plan.id}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </List>
        <div className={styles.notes}>
          <p>
            <span aria-hidden="true">* </span>
            <RichText messageKey="pricing:footnote" />
          </p>
          <p>
            {present(notes)
              .map(({ id }) => t(`notes.${id}`, facts))
              .join(' ')}
          </p>
        </div>
      </div>
    </section>
  );
}
