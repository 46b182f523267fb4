import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { authorities } from '../../content/authorities';
import { billingUrl, links } from '../../i18n/links';
import { pagePath } from '../../i18n/paths';
import { usePageLanguage } from '../../i18n/use-page-language';
import { TextLink } from './text-link';

export interface RichTextProps {
  /** Key with its namespace. */
  readonly messageKey: string;
  /** Values beside the facts, which every message can hold. */
  readonly values?: Readonly<Record<string, string>>;
  /** Tags beside those that mean the same everywhere. */
  readonly tags?: Readonly<Record<string, ReactElement>>;
}

/** Link targets and emphasis by the tag name that translators write. */
function commonTags(tag: string): Record<string, ReactElement> {
  const link = (href: string) => <TextLink href={href} />;
  return {
    supportEmail: link(links.support),
    privacyEmail: link(links.privacy),
    enquiryEmail: link(links.enterprise),
    supportPhone: link(links.phone),
    billing: link(billingUrl()),
    pricing: link(pagePath('pricing', tag)),
    privacyPolicy: link(pagePath('privacy-policy', tag)),
    termsOfService: link(pagePath('terms-of-service', tag)),
    ...Object.fromEntries(Object.entries(authorities).map(([name, href]) => [name, link(href)])),
    strong: <strong />,
  };
}

/** A message that holds facts, links or emphasis. */
export function RichText({ messageKey, values, tags }: RichTextProps) {
  const { t } = useTranslation('common');
  const { tag, facts } = usePageLanguage();
  return (
    <Trans
      t={t}
      // The key names its own namespace; the content test proves that it exists.
      i18nKey={messageKey as 'skipLink'}
      values={{ ...facts, ...values }}
      components={{ ...commonTags(tag), ...tags }}
    />
  );
}
