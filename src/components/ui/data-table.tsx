import { type ReactNode, useId } from 'react';
import * as styles from './data-table.module.css';

export interface DataTableProps {
  readonly caption: ReactNode;
  /** Headers of the columns; the first one heads the row headers. */
  readonly columns: readonly { readonly id: string; readonly header: ReactNode }[];
  /** One row each: its header cell first, then as many cells as there are further columns. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Whether both kinds of headers stay in sight while a reader goes through a large table. */
  readonly pinned?: boolean;
}

/** A table with a caption, scoped headers and a scrolling region of its own on small screens. */
export function DataTable({ caption, columns, rows, pinned = false }: DataTableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would say the same in more words
    <div
      className={pinned ? `${styles.region} ${styles.pinned}` : styles.region}
      role="region"
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by keyboard only what has focus
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
