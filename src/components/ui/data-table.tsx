import { type ReactNode, useId } from 'react';
import * as styles from './data-table.module.css';

export interface DataTableProps {
  readonly caption: ReactNode;
  /** Column headers; the first is the header of the row headers. */
  readonly columns: readonly { readonly id: string; readonly header: ReactNode }[];
  /** For each row, its header cell, then a cell for each other column. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Whether column and row headers stay visible while a large table is scrolled. */
  readonly pinned?: boolean;
}

/** A table with a caption and scoped headers, which scrolls in its own region on small screens. */
export function DataTable({ caption, columns, rows, pinned = false }: DataTableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a labelled section would be equivalent
    <div
      className={pinned ? `${styles.region} ${styles.pinned}` : styles.region}
      role="region"
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: in Safari only focused elements scroll by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [header, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
