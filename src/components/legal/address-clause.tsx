import { useTranslation } from 'react-i18next';
import { links } from '../../content/links';
import { operatorFacts } from '../../content/operator-facts';
import { usePageLanguage } from '../../i18n/use-page-language';
import { DescriptionList } from '../ui/description-list';

/** The trader's identity. */
export function AddressClause() {
  const { t } = useTranslation('common');
  const { facts } = usePageLanguage();
  return (
    <DescriptionList
      facts={[
        { term: t('legal.company'), fact: facts.company },
        { term: t('legal.address'), fact: facts.registeredAddress },
        ...(operatorFacts.registeredIn
          ? [{ term: t('legal.registeredIn'), fact: t(`places.${operatorFacts.registeredIn}`) }]
          : []),
        { term: t('legal.companyNumber'), fact: facts.companyNumber },
        { term: t('legal.vatNumber'), fact: facts.vatNumber },
        {
          term: t('dialogs.contact.email'),
          fact: <a href={links.support}>{facts.supportEmail}</a>,
        },
        { term: t('dialogs.contact.phone'), fact: <a href={links.phone}>{facts.supportPhone}</a> },
      ]}
    />
  );
}
