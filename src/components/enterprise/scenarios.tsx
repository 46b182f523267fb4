import { useTranslation } from 'react-i18next';
import { ItemGrid } from '../ui/item-grid';
import { Section } from '../ui/section';
import { Sign } from '../ui/sign';

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
    <Section id="scenarios" title={t('scenarios.title')} beside>
      <ItemGrid
        ledger
        items={scenarios.map((id) => ({
          id,
          title: t(`scenarios.${id}.title`),
          text: t(`scenarios.${id}.text`),
          sign: <Sign id={id} />,
        }))}
      />
    </Section>
  );
}
