import { useTranslation } from 'react-i18next';
import { usePageLanguage } from '../../i18n/use-page-language';
import { ItemGrid } from '../ui/item-grid';
import { Section } from '../ui/section';
import { Sign } from '../ui/sign';

const features = [
  'anonymousTesting',
  'multiModel',
  'security',
  'decision',
  'analytics',
  'support',
] as const;

/** The six enterprise features (spec §2); the compliance claims come from the site facts. */
export function EnterpriseFeatures() {
  const { t } = useTranslation('enterprise');
  const { facts } = usePageLanguage();
  return (
    <Section id="features" title={t('features.title')}>
      <ItemGrid
        items={features.map((id) => ({
          id,
          title: t(`features.${id}.title`),
          text: t(`features.${id}.text`, facts),
          sign: <Sign id={id} />,
        }))}
      />
    </Section>
  );
}
