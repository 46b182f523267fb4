import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../content/links';
import type { RouteId } from '../../content/routes';
import { useCurrentPage } from '../../i18n/page-context';
import { ButtonLink } from '../ui/button-link';
import * as styles from './header.module.css';
import { LanguageMenu } from './language-menu';
import { LanguageSuggestion } from './language-suggestion';
import { Wordmark } from './wordmark';

type NavigationId = 'home' | 'pricing' | 'enterprise';

interface HeaderShape {
  readonly logo: 'chat' | 'home';
  readonly navigation: readonly NavigationId[];
  readonly action?: 'letsChat' | 'enquire';
}

const documentHeader: HeaderShape = { logo: 'chat', navigation: ['pricing', 'enterprise'] };
const wayBackHeader: HeaderShape = { logo: 'home', navigation: ['home', 'pricing', 'enterprise'] };

/** The contents of the header on each page (spec §2). */
const headers: Readonly<Record<RouteId, HeaderShape>> = {
  home: documentHeader,
  pricing: { logo: 'home', navigation: ['home'], action: 'letsChat' },
  enterprise: { logo: 'home', navigation: ['home'], action: 'enquire' },
  'privacy-policy': documentHeader,
  'terms-of-service': documentHeader,
  accessibility: documentHeader,
  'not-found': wayBackHeader,
  error: wayBackHeader,
};

const actionLinks = { letsChat: links.chat, enquire: links.enterprise } as const;

/** The shared header, with the links and the button of its page. */
export function Header({ route }: { readonly route: RouteId }) {
  const { t } = useTranslation('common');
  const { linkTo } = useCurrentPage();
  const { logo, navigation, action } = headers[route];
  return (
    <header className={styles.header}>
      {logo === 'chat' ? (
        <Wordmark href={links.chat} hint={t('header.logoToChat')} />
      ) : (
        <Wordmark href={linkTo('home').href} hint={t('header.logoToHome')} />
      )}
      <nav className={styles.navigation} aria-label={t('header.navigationLabel')}>
        {navigation.map((id) => (
          <Fragment key={id}>
            <a {...linkTo(id)} className={styles.link}>
              {t(`header.${id}`)}
            </a>{' '}
          </Fragment>
        ))}
        {action && <ButtonLink href={actionLinks[action]}>{t(`header.${action}`)}</ButtonLink>}
      </nav>
      <LanguageMenu route={route} />
      <LanguageSuggestion />
    </header>
  );
}
