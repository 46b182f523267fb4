import { useTranslation } from 'react-i18next';
import { ItemGrid } from '../ui/item-grid';
import { Section } from '../ui/section';

const steps = ['ask', 'read', 'compare'] as const;

/** How the service works, in three steps (spec §2). */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <Section id="how-it-works" title={t('steps.title')}>
      <ItemGrid
        ordered
        items={steps.map((id) => ({
          id,
          title: t(`steps.${id}.title`),
          text: t(`steps.${id}.text`),
        }))}
      />
    </Section>
  );
}
