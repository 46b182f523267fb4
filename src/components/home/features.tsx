import { useTranslation } from 'react-i18next';
import { ItemGrid } from '../ui/item-grid';
import { Section } from '../ui/section';
import { Sign } from '../ui/sign';

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
    <Section id="features" title={t('features.title')}>
      <ItemGrid
        items={features.map((id) => ({
          id,
          title: t(`features.${id}.title`),
          text: t(`features.${id}.text`),
          sign: <Sign id={id} />,
        }))}
      />
    </Section>
  );
}
