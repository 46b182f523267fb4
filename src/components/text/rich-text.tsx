import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { authorities } from '../../content/authorities';
import { billingUrl, links } from '../../content/links';
import type { RouteId } from '../../content/routes';
import { enterpriseSubject, privacySubjectMarker } from '../../content/site';
import { type PageLink, useCurrentPage } from '../../i18n/page-context';
import { usePageLanguage } from '../../i18n/use-page-language';
import { TextLink } from './text-link';

export interface RichTextProps {
  /** Key with its namespace. */
  readonly messageKey: string;
  /** Values in addition to the facts, which every message can use. */
  readonly values?: Readonly<Record<string, string>>;
  /** Tags in addition to the common ones. */
  readonly tags?: Readonly<Record<string, ReactElement>>;
}

/** Links and emphasis, by the tag name in messages. */
function commonTags(linkTo: (route: RouteId) => PageLink): Record<string, ReactElement> {
  const link = (href: string) => <TextLink href={href} />;
  return {
    supportEmail: link(links.support),
    privacyEmail: <TextLink href={links.privacy} subject={privacySubjectMarker} />,
    enquiryEmail: <TextLink href={links.enterprise} subject={enterpriseSubject} />,
    supportPhone: link(links.phone),
    billing: link(billingUrl()),
    pricing: <TextLink {...linkTo('pricing')} />,
    privacyPolicy: <TextLink {...linkTo('privacy-policy')} />,
    termsOfService: <TextLink {...linkTo('terms-of-service')} />,
    accessibility: <TextLink {...linkTo('accessibility')} />,
    ...Object.fromEntries(Object.entries(authorities).map(([name, href]) => [name, link(href)])),
    strong: <strong />,
  };
}

/** A message with facts, links or emphasis. */
export function RichText({ messageKey, values, tags }: RichTextProps) {
  const { t } = useTranslation('common');
  const { facts } = usePageLanguage();
  const { linkTo } = useCurrentPage();
  return (
    <Trans
      t={t}
      // The key includes its namespace; the check of the messages proves that it exists.
      i18nKey={messageKey as 'skipLink'}
      values={{ ...facts, ...values }}
      components={{ ...commonTags(linkTo), ...tags }}
    />
  );
}
