import { useTranslation } from 'react-i18next';
import { type Conditional, holds, present } from '../../content/conditions';
import { operatorFacts } from '../../content/operator-facts';
import { type CataloguePlan, catalogue, type FeatureId } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import { Name } from '../text/name';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';
import { PlanStatus, type Status } from './plan-status';

/** Features that the table shows as figures instead. */
const inFigures: ReadonlySet<FeatureId> = new Set(['monthlyCredits', 'noCard']);

const featureIds = [
  ...new Set(catalogue.flatMap(({ features }) => features.map(({ id }) => id))),
].filter((id) => !inFigures.has(id));

/** Whether a plan's features are still to be confirmed: the specification names none for Pro Beta. */
const isOpen = ({ id }: CataloguePlan): boolean =>
  id === 'pro_beta_v1' && !holds('proBetaHasProFeatures');

function statusOf(plan: CataloguePlan, id: FeatureId): Status {
  const feature = plan.features.find((candidate) => candidate.id === id);
  if (!feature) return isOpen(plan) ? 'toBeConfirmed' : 'notIncluded';
  return feature.comingSoon ? 'comingSoon' : 'included';
}

/** A row of figures; the message key of its header is `comparison.<id>`. */
interface Figure extends Conditional {
  readonly id: 'price' | 'annualPrice' | 'card' | 'credits' | 'models' | 'history';
  readonly cell: (plan: CataloguePlan) => string;
}

/** All plans side by side: price, limits and each feature, from the catalogue (spec §9). */
export function Comparison() {
  const { t } = useTranslation('pricing');
  const { formats, forms } = usePageLanguage();
  const isFree = ({ features }: CataloguePlan) => features.some(({ id }) => id === 'noCard');
  const figures: readonly Figure[] = [
    { id: 'price', cell: ({ price }) => formats.money(price.monthly) },
    {
      id: 'annualPrice',
      when: 'annualPricesKnown',
      cell: ({ id }) => formats.money((id !== 'free' && operatorFacts.annualPrices?.[id]) || 0),
    },
    {
      id: 'card',
      cell: (plan) => t(isFree(plan) ? 'comparison.cardNotRequired' : 'comparison.cardRequired'),
    },
    { id: 'credits', cell: ({ limits }) => formats.number(limits.creditsPerMonth) },
    { id: 'models', cell: ({ limits }) => formats.number(limits.modelsPerChat) },
    { id: 'history', cell: ({ limits }) => forms.count('days', limits.chatHistoryDays).plain },
  ];
  return (
    <Section id="comparison" title={t('comparison.title')} lanes={catalogue.length}>
      <DataTable
        pinned
        caption={t('comparison.caption')}
        columns={[
          { id: 'feature', header: t('comparison.feature') },
          ...catalogue.map(({ id, displayName }) => ({
            id,
            header: <Name>{displayName}</Name>,
          })),
        ]}
        rows={[
          ...present(figures).map(({ id, cell }) => ({
            id,
            cells: [t(`comparison.${id}`), ...catalogue.map(cell)],
          })),
          ...featureIds.map((id) => ({
            id,
            cells: [
              t(`features.${id}`),
              ...catalogue.map((plan) => <PlanStatus key={plan.id} status={statusOf(plan, id)} />),
            ],
          })),
        ]}
      />
    </Section>
  );
}
