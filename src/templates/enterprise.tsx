import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AnonymousTesting } from '../components/enterprise/anonymous-testing';
import { EnterpriseFeatures } from '../components/enterprise/enterprise-features';
import { Scenarios } from '../components/enterprise/scenarios';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { RichText } from '../components/text/rich-text';
import { CallToAction } from '../components/ui/call-to-action';
import { PageHero } from '../components/ui/page-hero';
import { links } from '../content/links';
import type { TemplateProps } from '../i18n/page-context';

export default function EnterprisePage({ pageContext }: TemplateProps) {
  const { t } = useTranslation('enterprise');
  return (
    <PageFrame route="enterprise" pageContext={pageContext}>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <AnonymousTesting />
      <EnterpriseFeatures />
      <Scenarios />
      <CallToAction
        title={t('closing.title')}
        text={<RichText messageKey="enterprise:closing.text" />}
        href={links.enterprise}
        button={t('closing.button')}
      />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="enterprise" {...props} />;

export const query = graphql`
  query EnterprisePage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
