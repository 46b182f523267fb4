import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { LegalPage } from '../components/legal/legal-page';
import { privacyPolicy } from '../content/legal/privacy-policy';

export default function PrivacyPolicyPage() {
  return (
    <PageFrame route="privacy-policy">
      <LegalPage document={privacyPolicy} />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => (
  <DocumentHead route="privacy-policy" {...props} />
);

export const query = graphql`
  query PrivacyPolicyPage($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
