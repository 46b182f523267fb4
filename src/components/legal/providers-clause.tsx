import { providers } from '../../content/providers';
import { usePageLanguage } from '../../i18n/use-page-language';
import type { ClauseProps } from './clause-props';
import { ComputedTable } from './computed-table';

/** The model providers inside the privacy policy (spec §9). */
export function ProvidersClause({ document, clause, path }: ClauseProps<'providers'>) {
  const { formats } = usePageLanguage();
  return (
    <ComputedTable
      document={document}
      path={path}
      shown={clause.columns}
      facts={providers.map((provider) => ({ id: provider.name, ...provider }))}
      cells={{
        provider: ({ name }) => name,
        country: ({ country }) => formats.country(country),
        policy: ({ policy }) => <a href={policy}>{new URL(policy).host}</a>,
      }}
    />
  );
}
