import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Example } from '../components/home/example';
import { Features } from '../components/home/features';
import { Hero } from '../components/home/hero';
import { Notes } from '../components/home/notes';
import { Steps } from '../components/home/steps';
import { UseCases } from '../components/home/use-cases';
import { DocumentHead, type DocumentHeadProps } from '../components/layout/document-head';
import { PageFrame } from '../components/layout/page-frame';
import { CallToAction } from '../components/ui/call-to-action';
import { links } from '../content/links';
import type { TemplateProps } from '../i18n/page-context';

export default function HomePage({ pageContext }: TemplateProps) {
  const { t } = useTranslation('home');
  return (
    <PageFrame route="home" pageContext={pageContext}>
      <Hero />
      <Example />
      <Steps />
      <Features />
      <UseCases />
      <Notes />
      <CallToAction title={t('closing.title')} href={links.chat} button={t('closing.button')} />
    </PageFrame>
  );
}

export const Head = (props: DocumentHeadProps) => <DocumentHead route="home" {...props} />;

export const query = graphql`
  query HomePage($languages: [String!]!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
