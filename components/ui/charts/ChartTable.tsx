import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  /** Formatted cells, by row; the first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  /** The drawing, hidden from screen readers. */
  children: ReactNode;
}

export const ChartTable = ({ caption, heads, rows, children }: ChartTableProps) => (
  <figure>
    <div aria-hidden>{children}</div>
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) =>
              head === '' ? (
                <td key={head} />
              ) : (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  </figure>
);
