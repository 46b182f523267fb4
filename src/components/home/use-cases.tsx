import { useTranslation } from 'react-i18next';
import { ItemSection } from '../ui/item-section';

const useCases = ['problems', 'creative', 'research', 'code', 'learning', 'business'] as const;

/** The six use cases (spec §2). */
export function UseCases() {
  const { t } = useTranslation('home');
  return (
    <ItemSection
      id="use-cases"
      title={t('useCases.title')}
      layout="rows"
      items={useCases.map((id) => ({
        id,
        title: t(`useCases.${id}.title`),
        text: t(`useCases.${id}.text`),
      }))}
    />
  );
}
