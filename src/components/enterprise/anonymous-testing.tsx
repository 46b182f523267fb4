import { useTranslation } from 'react-i18next';
import { usePageLanguage } from '../../i18n/use-page-language';
import { ItemSection } from '../ui/item-section';
import { HiddenLabels } from './hidden-labels';

const parts = ['hide', 'track', 'report'] as const;

/** How models are tested without showing their names (spec §1, §2). */
export function AnonymousTesting() {
  const { t } = useTranslation('enterprise');
  const { facts } = usePageLanguage();
  return (
    <ItemSection
      id="anonymous-testing"
      title={t('anonymous.title')}
      lead={t('anonymous.lead', facts)}
      items={parts.map((id) => ({
        id,
        title: t(`anonymous.${id}.title`),
        text: t(`anonymous.${id}.text`),
      }))}
    >
      <HiddenLabels />
    </ItemSection>
  );
}
