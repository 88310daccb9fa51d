import type { Figures } from './measure';

/** One row: an operation of the product, compared with a bare reference in the same run. */
export interface Row {
  name: string;
  reference: string;
  product: Figures;
  bare: Figures;
}

const widths = [44, 30, 8, 10, 10, 12, 12];

/** The rows as text. The ratio comes first, because it is the same on slow and fast machines. */
export function tableOf(rows: readonly Row[]): string {
  const heads = ['operation', 'compared with', 'ratio', 'a second', 'bare', 'p99', 'bare p99'];
  const body = rows.map(({ name, reference, product, bare }) => [
    name,
    reference,
    (product.perSecond / bare.perSecond).toFixed(3),
    product.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    `${product.p99.toFixed(1)} ms`,
    `${bare.p99.toFixed(1)} ms`,
  ]);
  return [heads, ...body].map(lineOf).join('\n');
}

const lineOf = (cells: string[]) =>
  cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' ');
