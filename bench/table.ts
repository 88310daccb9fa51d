import type { Figures } from './measure';

/** One row: something of the product, held against a bare reference in the same run. */
export interface Row {
  what: string;
  reference: string;
  product: Figures;
  bare: Figures;
}

const widths = [44, 30, 8, 10, 10, 12, 12];

/** Rows as text: the ratio first, because it holds where seconds do not. */
export function tableOf(rows: readonly Row[]): string {
  const heads = ['what', 'held against', 'ratio', 'a second', 'bare', 'p99', 'bare p99'];
  const body = rows.map(({ what, reference, product, bare }) => [
    what,
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
