import type { ExampleCell } from '../../content/legal/examples';
import { plans } from '../../content/plans';
import { usePageLanguage } from '../../i18n/use-page-language';
import { Name } from '../text/name';
import { DataTable } from '../ui/data-table';
import type { ClauseProps } from './clause-props';
import { useLegalText } from './use-legal-text';

/** Worked examples of a rule, computed by the policy (spec §4, §5). */
export function ExamplesClause({ document, clause, path }: ClauseProps<'examples'>) {
  const { rich } = useLegalText(document);
  const { formats, forms } = usePageLanguage();
  const cell = (value: ExampleCell) => {
    if ('date' in value) return <time dateTime={value.date}>{forms.date(value.date).plain}</time>;
    if ('credits' in value) return formats.number(value.credits);
    if ('days' in value) return forms.count('days', value.days).plain;
    if ('money' in value) return formats.money(value.money);
    if ('plan' in value) return <Name>{plans[value.plan].displayName}</Name>;
    return rich(`${path}.rows.${value.words}`);
  };
  return (
    <>
      <p>{rich(`${path}.intro`)}</p>
      <DataTable
        caption={rich(`${path}.caption`)}
        columns={clause.examples.columns.map((id) => ({
          id,
          header: rich(`${path}.columns.${id}`),
        }))}
        rows={clause.examples.rows().map((cells) => ({
          id: JSON.stringify(cells),
          cells: cells.map(cell),
        }))}
      />
    </>
  );
}
