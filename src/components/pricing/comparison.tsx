import { useTranslation } from 'react-i18next';
import { type CataloguePlan, catalogue, type FeatureId } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';
import { PlanStatus, type Status } from './plan-status';

/** Feature lines that the table says in figures instead. */
const inFigures: ReadonlySet<FeatureId> = new Set(['monthlyCredits']);

const featureIds = [
  ...new Set(catalogue.flatMap(({ features }) => features.map(({ id }) => id))),
].filter((id) => !inFigures.has(id));

function statusOf(plan: CataloguePlan, id: FeatureId): Status {
  const feature = plan.features.find((candidate) => candidate.id === id);
  if (!feature) return 'notIncluded';
  return feature.comingSoon ? 'comingSoon' : 'included';
}

/** All plans beside each other: price, limits and each feature, from the catalogue (spec §9). */
export function Comparison() {
  const { t } = useTranslation('pricing');
  const { formats, forms } = usePageLanguage();
  const figures: readonly [id: string, header: string, cell: (plan: CataloguePlan) => string][] = [
    ['price', t('comparison.price'), ({ price }) => formats.money(price.monthly)],
    ['credits', t('comparison.credits'), ({ limits }) => formats.number(limits.creditsPerMonth)],
    ['models', t('comparison.models'), ({ limits }) => formats.number(limits.modelsPerChat)],
    [
      'history',
      t('comparison.history'),
      ({ limits }) => forms.count('days', limits.chatHistoryDays).plain,
    ],
  ];
  return (
    <Section id="comparison" title={t('comparison.title')} lanes={catalogue.length}>
      <DataTable
        pinned
        caption={t('comparison.caption')}
        columns={[
          { id: 'feature', header: t('comparison.feature') },
          ...catalogue.map(({ id, displayName }) => ({ id, header: displayName })),
        ]}
        rows={[
          ...figures.map(([id, header, cell]) => ({ id, cells: [header, ...catalogue.map(cell)] })),
          ...featureIds.map((id) => ({
            id,
            cells: [
              t(`features.${id as Exclude<FeatureId, 'monthlyCredits'>}`),
              ...catalogue.map((plan) => <PlanStatus key={plan.id} status={statusOf(plan, id)} />),
            ],
          })),
        ]}
      />
    </Section>
  );
}
