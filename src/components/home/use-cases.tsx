import { useTranslation } from 'react-i18next';
import { ItemGrid } from '../ui/item-grid';
import { Section } from '../ui/section';
import { Sign } from '../ui/sign';

const useCases = ['problems', 'creative', 'research', 'code', 'learning', 'business'] as const;

/** The six use cases (spec §2). */
export function UseCases() {
  const { t } = useTranslation('home');
  return (
    <Section id="use-cases" title={t('useCases.title')} beside>
      <ItemGrid
        ledger
        items={useCases.map((id) => ({
          id,
          title: t(`useCases.${id}.title`),
          text: t(`useCases.${id}.text`),
          sign: <Sign id={id} />,
        }))}
      />
    </Section>
  );
}
