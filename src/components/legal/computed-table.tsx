import type { ReactNode } from 'react';
import { present } from '../../content/conditions';
import type { LegalDocument, Part } from '../../content/legal/structure';
import { DataTable } from '../ui/data-table';
import { useLegalText } from './use-legal-text';

export interface ComputedTableProps<Fact> {
  readonly document: LegalDocument;
  readonly path: string;
  readonly facts: readonly (Fact & { readonly id: string })[];
  /** The columns of the clause, in order. */
  readonly shown: readonly Part[];
  /** What each column shows of a fact, by its id. */
  readonly cells: Readonly<Record<string, (fact: Fact) => ReactNode>>;
}

/** A clause with a table whose rows are computed from facts. */
export function ComputedTable<Fact>({
  document,
  path,
  facts,
  shown,
  cells,
}: ComputedTableProps<Fact>) {
  const { rich } = useLegalText(document);
  const columns = present(shown);
  return (
    <>
      <p>{rich(`${path}.intro`)}</p>
      <DataTable
        caption={rich(`${path}.caption`)}
        columns={columns.map(({ id }) => ({ id, header: rich(`${path}.columns.${id}`) }))}
        rows={facts.map((fact) => ({
          id: fact.id,
          cells: columns.map(({ id }) => cells[id]?.(fact)),
        }))}
      />
    </>
  );
}
