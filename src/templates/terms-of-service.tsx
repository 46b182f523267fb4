import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { LegalPage } from '../components/legal/legal-page';
import { termsOfService } from '../content/legal/terms-of-service';

export default function TermsOfServicePage() {
  return (
    <PageFrame route="terms-of-service">
      <LegalPage document={termsOfService} />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => (
  <DocumentHead route="terms-of-service" {...props} />
);

export const query = graphql`
  query TermsOfServicePage($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
