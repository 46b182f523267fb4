import { operatorFacts } from '../../content/operator-facts';
import { catalogue } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import { Name } from '../text/name';
import type { ClauseProps } from './clause-props';
import { ComputedTable } from './computed-table';

/** The plan catalogue inside the terms (spec §9). */
export function PlansClause({ document, clause, path }: ClauseProps<'plans'>) {
  const { formats, forms } = usePageLanguage();
  return (
    <ComputedTable
      document={document}
      path={path}
      shown={clause.columns}
      facts={catalogue}
      cells={{
        plan: ({ displayName }) => <Name>{displayName}</Name>,
        price: ({ price }) => formats.money(price.monthly),
        'annual-price': ({ id }) =>
          formats.money((id !== 'free' && operatorFacts.annualPrices?.[id]) || 0),
        credits: ({ limits }) => formats.number(limits.creditsPerMonth),
        models: ({ limits }) => formats.number(limits.modelsPerChat),
        history: ({ limits }) => forms.count('days', limits.chatHistoryDays).plain,
      }}
    />
  );
}
