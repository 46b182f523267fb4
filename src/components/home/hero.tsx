import { useTranslation } from 'react-i18next';
import { links } from '../../content/links';
import { useCurrentPage } from '../../i18n/page-context';
import { ButtonLink } from '../ui/button-link';
import { PageHero } from '../ui/page-hero';

/** Headline, what the service does, and the two buttons (spec §2). */
export function Hero() {
  const { t } = useTranslation('home');
  const { linkTo } = useCurrentPage();
  return (
    <PageHero title={t('hero.title')} lead={t('hero.lead')}>
      <ButtonLink href={links.chat}>{t('hero.start')}</ButtonLink>{' '}
      <ButtonLink {...linkTo('pricing')} kind="secondary">
        {t('hero.pricing')}
      </ButtonLink>
    </PageHero>
  );
}
