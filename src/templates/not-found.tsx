import { graphql } from 'gatsby';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { NotFound } from '../components/layout/not-found';
import { PageFrame } from '../components/layout/page-frame';

export default function NotFoundPage() {
  return (
    <PageFrame route="not-found">
      <NotFound />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="not-found" {...props} />;

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
