import { catalogue } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import type { ClauseProps } from './clause';
import { ComputedTable } from './computed-table';

/** The plan catalogue inside the terms (spec §9). */
export function PlansClause({ document, path }: Pick<ClauseProps, 'document' | 'path'>) {
  const { formats, count } = usePageLanguage();
  return (
    <ComputedTable
      document={document}
      path={path}
      facts={catalogue}
      columns={[
        ['plan', ({ displayName }) => displayName],
        ['price', ({ price }) => formats.money(price.monthly)],
        ['credits', ({ limits }) => formats.number(limits.creditsPerMonth)],
        ['models', ({ limits }) => formats.number(limits.modelsPerChat)],
        ['history', ({ limits }) => count('days', limits.chatHistoryDays)],
      ]}
    />
  );
}
