/** A title, a line of column heads and a line for each row, in columns as wide as their longest cell. */
export function tableOf(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return `\n${[title, lineOf(heads), ...rows.map(lineOf)].join('\n')}\n`;
}

/** Bytes as kilobytes of 1,000 bytes. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

/** The ratio of two figures of one run, which is about the same on slow and fast machines. */
export const ratio = (product: number, reference: number) => (product / reference).toFixed(2);
