import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { LegalPage } from '../components/legal/legal-page';
import { accessibilityStatement } from '../content/legal/accessibility';

export default function AccessibilityPage() {
  return (
    <PageFrame route="accessibility">
      <LegalPage document={accessibilityStatement} />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="accessibility" {...props} />;

export const query = graphql`
  query AccessibilityPage($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
