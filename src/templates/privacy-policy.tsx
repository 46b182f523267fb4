import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { LegalPage } from '../components/legal/legal-page';
import { SourceFallback } from '../components/legal/source-fallback';
import { privacyPolicy } from '../content/legal/privacy-policy';
import type { TemplateProps } from '../i18n/page-context';

export default function PrivacyPolicyPage({ pageContext }: TemplateProps) {
  return (
    <PageFrame route="privacy-policy" pageContext={pageContext}>
      <SourceFallback document={privacyPolicy}>
        <LegalPage document={privacyPolicy} />
      </SourceFallback>
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => (
  <DocumentHead route="privacy-policy" {...props} />
);

export const query = graphql`
  query PrivacyPolicyPage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
