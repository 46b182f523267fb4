import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { NotFound } from '../components/layout/not-found';
import { PageFrame } from '../components/layout/page-frame';
import type { TemplateProps } from '../i18n/page-context';

export default function NotFoundPage({ pageContext }: TemplateProps) {
  return (
    <PageFrame route="not-found" pageContext={pageContext}>
      <NotFound />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="not-found" {...props} />;

export const query = graphql`
  query NotFoundPage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
