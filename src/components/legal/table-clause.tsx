import { DataTable } from '../ui/data-table';
import type { ClauseProps } from './clause-props';
import { useLegalText } from './use-legal-text';

/** A table whose cells are all messages, such as the legal bases (spec §2). */
export function TableClause({ document, clause, path }: ClauseProps<'table'>) {
  const { rich } = useLegalText(document);
  const cell = (row: string, column: string, index: number) =>
    rich(
      clause.rowHeaders && index === 0 ? `${clause.rowHeaders}.${row}` : `${path}.${row}.${column}`,
    );
  return (
    <DataTable
      caption={rich(`${path}.caption`)}
      columns={clause.columns.map((id) => ({ id, header: rich(`${path}.columns.${id}`) }))}
      rows={clause.rows.map((id) => ({
        id,
        cells: clause.columns.map((column, index) => cell(id, column, index)),
      }))}
    />
  );
}
