import type { Clause, LegalDocument } from '../../content/legal/structure';
import { AddressClause } from './address-clause';
import { PlansClause } from './plans-clause';
import { ProvidersClause } from './providers-clause';
import { TableClause } from './table-clause';
import { useLegalText } from './use-legal-text';

export interface ClauseProps<Kind extends Clause['kind'] = Clause['kind']> {
  readonly document: LegalDocument;
  readonly clause: Extract<Clause, { kind: Kind }>;
  /** Path of its words. */
  readonly path: string;
}

/** One clause of a legal document, by its kind. */
export function LegalClause({ document, clause, path }: ClauseProps) {
  const { rich } = useLegalText(document);
  switch (clause.kind) {
    case 'text':
      return <p>{rich(path)}</p>;
    case 'list':
      return (
        <>
          <p>{rich(`${path}.intro`)}</p>
          <ul>
            {clause.items.map((item) => (
              <li key={item}>{rich(`${path}.${item}`)}</li>
            ))}
          </ul>
        </>
      );
    case 'table':
      return <TableClause document={document} clause={clause} path={path} />;
    case 'plans':
      return <PlansClause document={document} path={path} />;
    case 'providers':
      return <ProvidersClause document={document} path={path} />;
    case 'address':
      return (
        <>
          <p>{rich(path)}</p>
          <AddressClause />
        </>
      );
  }
}
