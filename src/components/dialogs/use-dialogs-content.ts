import { useTranslation } from 'react-i18next';
import { links } from '../../content/links';
import { site } from '../../content/site';
import { pagePath } from '../../i18n/paths';
import { usePageLanguage } from '../../i18n/use-page-language';
import { useFallbackWords } from '../layout/use-fallback-words';
import type { DialogsContent } from './dialogs-content';

/** The dialogs' content in the language of the page. */
export function useDialogsContent(): DialogsContent {
  const { t } = useTranslation('common');
  const { tag } = usePageLanguage();
  return {
    close: t('dialogs.close'),
    newTab: t('dialogs.newTab'),
    contact: {
      title: t('dialogs.contact.title'),
      channels: [
        {
          id: 'email',
          label: t('dialogs.contact.email'),
          href: links.support,
          text: site.supportEmail,
        },
        {
          id: 'phone',
          label: t('dialogs.contact.phone'),
          href: links.phone,
          text: site.supportPhone,
        },
      ],
    },
    policy: {
      title: t('dialogs.policy.title'),
      documents: [
        { href: pagePath('privacy-policy', tag), title: t('footer.privacyPolicy') },
        { href: pagePath('terms-of-service', tag), title: t('footer.termsOfService') },
      ],
    },
    fallback: useFallbackWords(),
  };
}
