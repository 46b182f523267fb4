import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { Comparison } from '../components/pricing/comparison';
import { PlanGrid } from '../components/pricing/plan-grid';
import { PageHero } from '../components/ui/page-hero';
import { site } from '../content/site';
import type { TemplateProps } from '../i18n/page-context';

export default function PricingPage({ pageContext }: TemplateProps) {
  const { t } = useTranslation('pricing');
  return (
    <PageFrame route="pricing" pageContext={pageContext}>
      <PageHero title={t('title', { product: site.productName })} lead={t('lead')} />
      <PlanGrid />
      <Comparison />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="pricing" {...props} />;

export const query = graphql`
  query PricingPage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
