import { useTranslation } from 'react-i18next';
import { clauseNumber, type LegalDocument } from '../../content/legal/structure';
import { links } from '../../content/links';
import { site } from '../../content/site';
import { usePageLanguage } from '../../i18n/use-page-language';
import { DescriptionList } from '../ui/description-list';
import * as styles from './key-facts.module.css';
import { useLegalText } from './use-legal-text';

/** The section that readers of a document look for first, or one clause of it. */
interface PrimaryLink {
  readonly term: `legal.${'rights' | 'withdrawal' | 'complaint'}`;
  readonly section: string;
  readonly clause?: string;
}

const primaryLinks = {
  'privacy-policy': { term: 'legal.rights', section: 'your-rights-and-choices' },
  'terms-of-service': {
    term: 'legal.withdrawal',
    section: 'fees-and-subscriptions',
    clause: 'withdrawal-right',
  },
  accessibility: { term: 'legal.complaint', section: 'enforcement' },
} as const satisfies Readonly<Record<LegalDocument['id'], PrimaryLink>>;

/** What most readers look for: dates, the company, its contact details and their main right. */
export function KeyFacts({ document }: { readonly document: LegalDocument }) {
  const { t } = useTranslation('common');
  const { forms } = usePageLanguage();
  const { words } = useLegalText(document);
  const { term, section, clause }: PrimaryLink = primaryLinks[document.id];
  const title = words(`${section}.title`);
  const number = clause && clauseNumber(document, section, clause);
  return (
    <section className={styles.facts} aria-labelledby="key-facts">
      <h2 id="key-facts" className={styles.title}>
        {t('legal.keyFacts')}
      </h2>
      <DescriptionList
        facts={[
          {
            term: t('legal.effective'),
            fact: <time dateTime={document.effective}>{forms.date(document.effective).plain}</time>,
          },
          {
            term: t('legal.revised'),
            fact: <time dateTime={document.revised}>{forms.date(document.revised).plain}</time>,
          },
          { term: t('legal.operator'), fact: site.companyName },
          {
            term: t('legal.reach'),
            fact: (
              <a href={document.id === 'privacy-policy' ? links.privacy : links.support}>
                {site.supportEmail}
              </a>
            ),
          },
          {
            term: t(term),
            // A clause has no title, so its number is shown.
            fact: number ? (
              <a href={`#${section}-${clause}`}>{t('legal.clause', { number })}</a>
            ) : (
              <a href={`#${section}`}>{title}</a>
            ),
          },
        ]}
      />
    </section>
  );
}
