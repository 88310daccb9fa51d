/** What spreadsheets take for the beginning of a formula, full-width letters and blanks before it included. */
const formulaStart = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Excel reads a file without it in the computer's old encoding. */
const byteOrderMark = '\ufeff';

/** Spreadsheets part columns by a semicolon where the comma is the decimal mark. */
export function columnSeparator(locale: string): ',' | ';' {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/**
 * Rows as a file that spreadsheets open as it is: UTF-8 with its mark, lines that end as RFC 4180 has them, and no text
 * that could run as a formula. Numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string {
  const lines = rows.map((row) => row.map((cell) => writeCell(cell, separator)).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

function writeCell(cell: string | number, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
