import { useTranslation } from 'react-i18next';
import { ItemSection } from '../ui/item-section';

const scenarios = [
  'preProcurement',
  'department',
  'costBenefit',
  'migration',
  'compliance',
] as const;

/** The five evaluation scenarios (spec §2). */
export function Scenarios() {
  const { t } = useTranslation('enterprise');
  return (
    <ItemSection
      id="scenarios"
      title={t('scenarios.title')}
      layout="rows"
      items={scenarios.map((id) => ({
        id,
        title: t(`scenarios.${id}.title`),
        text: t(`scenarios.${id}.text`),
      }))}
    />
  );
}
