import { Fragment } from 'react';
import { present } from '../../content/conditions';
import { AddressClause } from './address-clause';
import type { ClauseProps } from './clause-props';
import { ExamplesClause } from './examples-clause';
import { PlansClause } from './plans-clause';
import { ProvidersClause } from './providers-clause';
import { TableClause } from './table-clause';
import { useLegalText } from './use-legal-text';

/** One clause of a legal document, by its kind. */
export function LegalClause({ document, clause, path }: ClauseProps) {
  const { rich } = useLegalText(document);
  switch (clause.kind) {
    case 'text':
      return clause.sentences ? (
        <p>
          {present(clause.sentences).map(({ id }, index) => (
            <Fragment key={id}>
              {index > 0 && ' '}
              {rich(`${path}.${id}`)}
            </Fragment>
          ))}
        </p>
      ) : (
        <p>{rich(path)}</p>
      );
    case 'list':
      return (
        <>
          <p>{rich(`${path}.intro`)}</p>
          <ul>
            {present(clause.items).map(({ id }) => (
              <li key={id}>{rich(`${path}.${id}`)}</li>
            ))}
          </ul>
        </>
      );
    case 'table':
      return <TableClause document={document} clause={clause} path={path} />;
    case 'plans':
      return <PlansClause document={document} clause={clause} path={path} />;
    case 'providers':
      return <ProvidersClause document={document} clause={clause} path={path} />;
    case 'examples':
      return <ExamplesClause document={document} clause={clause} path={path} />;
    case 'address':
      return (
        <>
          <p>{rich(path)}</p>
          <AddressClause />
        </>
      );
  }
}
