import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface ChartTableProps {
  caption: string;
  /** Headings of the columns: "Month", "Units". That of the first column may be empty. */
  heads: readonly string[];
  /** Formatted cells, by row; the first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  /** The drawing, hidden from screen readers. */
  children: ReactNode;
}

/** A chart: its drawing, and the same data as a table for everybody who does not see the drawing. */
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
