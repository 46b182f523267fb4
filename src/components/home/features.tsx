import { useTranslation } from 'react-i18next';
import { ItemSection } from '../ui/item-section';

const features = [
  'parallel',
  'access',
  'opinions',
  'strengths',
  'newModels',
  'disagreements',
] as const;

/** The six feature cards (spec §2). */
export function Features() {
  const { t } = useTranslation('home');
  return (
    <ItemSection
      id="features"
      title={t('features.title')}
      items={features.map((id) => ({
        id,
        title: t(`features.${id}.title`),
        text: t(`features.${id}.text`),
      }))}
    />
  );
}
