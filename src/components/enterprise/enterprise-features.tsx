import { useTranslation } from 'react-i18next';
import { usePageLanguage } from '../../i18n/use-page-language';
import { ItemSection } from '../ui/item-section';

const features = [
  'anonymousTesting',
  'multiModel',
  'security',
  'decision',
  'analytics',
  'support',
] as const;

/** The six enterprise features (spec §2); the security card depends on the compliance claims. */
export function EnterpriseFeatures() {
  const { t } = useTranslation('enterprise');
  const { facts } = usePageLanguage();
  return (
    <ItemSection
      id="features"
      title={t('features.title')}
      items={features.map((id) => ({
        id,
        title: t(`features.${id}.title`),
        text:
          id === 'security' && facts.claims !== ''
            ? t('features.security.claims', facts)
            : t(`features.${id}.text`),
      }))}
    />
  );
}
