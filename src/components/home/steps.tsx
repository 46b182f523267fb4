import { useTranslation } from 'react-i18next';
import { ItemSection } from '../ui/item-section';

const steps = ['ask', 'read', 'compare'] as const;

/** How the service works, in three steps (spec §2). */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <ItemSection
      id="how-it-works"
      title={t('steps.title')}
      layout="steps"
      items={steps.map((id) => ({
        id,
        title: t(`steps.${id}.title`),
        text: t(`steps.${id}.text`),
      }))}
    />
  );
}
