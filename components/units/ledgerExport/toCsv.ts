/** The start of a formula for spreadsheets, also in full-width characters and after blanks. */
const formulaStart = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Without it, Excel reads a file in the system's legacy encoding. */
const byteOrderMark = '\ufeff';

/** Spreadsheets separate columns by a semicolon in locales whose decimal separator is the comma. */
export function columnSeparator(locale: string): ',' | ';' {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/**
 * Rows as CSV: UTF-8 with a byte order mark, line ends as in RFC 4180, and text cells escaped so that none runs as a
 * formula. Numbers stay numbers.
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
