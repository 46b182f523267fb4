import { useTranslation } from 'react-i18next';
import { site } from '../../content/site';
import { links } from '../../i18n/links';
import { FactList } from '../ui/fact-list';

/** The trader's identity, from the site facts. */
export function AddressClause() {
  const { t } = useTranslation('common');
  return (
    <FactList
      facts={[
        { term: t('legal.company'), fact: site.companyName },
        { term: t('legal.address'), fact: site.registeredAddress },
        { term: t('legal.companyNumber'), fact: site.companyNumber },
        { term: t('legal.vatNumber'), fact: site.vatNumber },
        {
          term: t('dialogs.contact.email'),
          fact: <a href={links.support}>{site.supportEmail}</a>,
        },
        { term: t('dialogs.contact.phone'), fact: <a href={links.phone}>{site.supportPhone}</a> },
      ]}
    />
  );
}
