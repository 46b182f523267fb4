import type { ReactNode } from 'react';
import type { LegalDocument } from '../../content/legal/structure';
import { DataTable } from '../ui/data-table';
import { useLegalText } from './use-legal-text';

export interface ComputedTableProps<Fact> {
  readonly document: LegalDocument;
  readonly path: string;
  readonly facts: readonly (Fact & { readonly id: string })[];
  /** Column ids in order, each with what it shows of a fact. */
  readonly columns: readonly (readonly [id: string, cell: (fact: Fact) => ReactNode])[];
}

/** A clause whose table rows are facts, not words. */
export function ComputedTable<Fact>({ document, path, facts, columns }: ComputedTableProps<Fact>) {
  const { rich } = useLegalText(document);
  return (
    <>
      <p>{rich(`${path}.intro`)}</p>
      <DataTable
        caption={rich(`${path}.caption`)}
        columns={columns.map(([id]) => ({ id, header: rich(`${path}.columns.${id}`) }))}
        rows={facts.map((fact) => ({ id: fact.id, cells: columns.map(([, cell]) => cell(fact)) }))}
      />
    </>
  );
}
