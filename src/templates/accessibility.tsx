import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { LegalPage } from '../components/legal/legal-page';
import { SourceFallback } from '../components/legal/source-fallback';
import { accessibilityStatement } from '../content/legal/accessibility';
import type { TemplateProps } from '../i18n/page-context';

export default function AccessibilityPage({ pageContext }: TemplateProps) {
  return (
    <PageFrame route="accessibility" pageContext={pageContext}>
      <SourceFallback document={accessibilityStatement}>
        <LegalPage document={accessibilityStatement} />
      </SourceFallback>
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="accessibility" {...props} />;

export const query = graphql`
  query AccessibilityPage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
