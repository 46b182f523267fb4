import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { LegalPage } from '../components/legal/legal-page';
import { SourceFallback } from '../components/legal/source-fallback';
import { termsOfService } from '../content/legal/terms-of-service';
import type { TemplateProps } from '../i18n/page-context';

export default function TermsOfServicePage({ pageContext }: TemplateProps) {
  return (
    <PageFrame route="terms-of-service" pageContext={pageContext}>
      <SourceFallback document={termsOfService}>
        <LegalPage document={termsOfService} />
      </SourceFallback>
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => (
  <DocumentHead route="terms-of-service" {...props} />
);

export const query = graphql`
  query TermsOfServicePage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
