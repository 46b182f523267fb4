import { graphql, type HeadProps } from 'gatsby';
import { DocumentHead } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { LegalPage } from '../components/legal/legal-page';
import { SourceFallback } from '../components/legal/source-fallback';
import { accessibilityStatement } from '../content/legal/accessibility';
import { privacyPolicy } from '../content/legal/privacy-policy';
import type { LegalDocument } from '../content/legal/structure';
import { termsOfService } from '../content/legal/terms-of-service';
import type { PageContext } from '../i18n/page-context';
import type { PageMessages } from '../i18n/translator';

type LegalContext = PageContext & { readonly route: LegalDocument['id'] };

const documents: Readonly<Record<LegalDocument['id'], LegalDocument>> = {
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  accessibility: accessibilityStatement,
};

export default function LegalDocumentPage({ pageContext }: { readonly pageContext: LegalContext }) {
  const document = documents[pageContext.route];
  return (
    <PageFrame route={document.id} pageContext={pageContext}>
      <SourceFallback document={document}>
        <LegalPage document={document} />
      </SourceFallback>
    </PageFrame>
  );
}

export const Head = (props: HeadProps<PageMessages, LegalContext>) => (
  <DocumentHead route={props.pageContext.route} {...props} />
);

export const query = graphql`
  query LegalDocumentPage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
