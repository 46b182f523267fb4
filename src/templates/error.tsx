import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { ErrorFallback } from '../components/layout/error-fallback';
import { PageFrame } from '../components/layout/page-frame';
import { useFallbackWords } from '../components/layout/use-fallback-words';
import type { TemplateProps } from '../i18n/page-context';

export default function ErrorPage({ pageContext }: TemplateProps) {
  const { t } = useTranslation('common');
  return (
    <PageFrame route="error" pageContext={pageContext}>
      <ErrorFallback
        words={useFallbackWords()}
        message={t('fallback.statusTitle')}
        help={t('fallback.statusText')}
      />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="error" {...props} />;

export const query = graphql`
  query ErrorPage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
