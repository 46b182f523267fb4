import { type Adequacy, providers } from '../../content/providers';
import { usePageLanguage } from '../../i18n/use-page-language';
import type { ClauseProps } from './clause-props';
import { ComputedTable } from './computed-table';
import { useLegalText } from './use-legal-text';

/** The model providers inside the privacy policy (spec §9). */
export function ProvidersClause({ document, clause, path }: ClauseProps<'providers'>) {
  const { formats } = usePageLanguage();
  const { words } = useLegalText(document);
  const covers = (adequacy: Adequacy | undefined) =>
    adequacy && words(`${path}.adequacy.${adequacy}`);
  const link = (to: 'policy' | 'business-terms', provider: string, href: string | undefined) =>
    href && <a href={href}>{words(`${path}.links.${to}`, { provider })}</a>;
  return (
    <ComputedTable
      document={document}
      path={path}
      shown={clause.columns}
      facts={providers.map((provider) => ({ id: provider.name, ...provider }))}
      cells={{
        provider: ({ name }) => name,
        country: ({ country }) => formats.country(country),
        'adequacy-eu': ({ adequacy }) => covers(adequacy?.eu),
        'adequacy-uk': ({ adequacy }) => covers(adequacy?.uk),
        policy: ({ name, policy }) => link('policy', name, policy),
        'business-terms': ({ name, businessTerms }) => link('business-terms', name, businessTerms),
      }}
    />
  );
}
