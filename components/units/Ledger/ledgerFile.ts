import type { IntlShape } from 'react-intl';
import type { UnitsTransaction } from '../../../services/club/transactions';
import { endedDay } from '../../../store/support/lastZone';
import { brand } from '../../brand/brand';
import type { DownloadFile } from '../../ui/browser/downloadFile';
import { messageOf, type PlainTextId } from '../../ui/text/useTexts';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface LedgerFileInput {
  format: ExportFormat;
  lines: readonly UnitsTransaction[];
  /** Titles of games by space. */
  games: ReadonlyMap<string, string>;
  /** In ms. */
  now: number;
}

const columns = ['date', 'what', 'kind', 'details', 'game', 'units', 'balance', 'expires'] as const;

export function ledgerFile({ format, lines, games, now }: LedgerFileInput, intl: IntlShape): DownloadFile {
  const gameOf = (spaceId: string | null) => (spaceId === null ? null : (games.get(spaceId) ?? null));
  const name = `${fileName(now)}.${format}`;
  if (format === 'json') {
    const transactions = lines.map((line) => ({ ...line, game: gameOf(line.spaceId) }));
    const content = `${JSON.stringify({ exportedAt: new Date(now).toISOString(), transactions }, null, 2)}\n`;
    return { name, type: 'application/json;charset=utf-8', content };
  }
  const translate = (message: PlainTextId) => intl.formatMessage(messageOf(message));
  // The same days as on the screen, in the form that spreadsheets parse: `2026-11-30`.
  const rows = lines.map((line) => [
    line.kind === 'expired' ? endedDay(line.date) : line.date.slice(0, 10),
    lineName(line, intl),
    translate(`units.ledger.${line.kind}`),
    line.reason,
    gameOf(line.spaceId) ?? (line.spaceId === null ? translate('units.ledger.club') : ''),
    line.units,
    line.balanceAfter,
    line.expiresAt === null ? '' : endedDay(line.expiresAt),
  ]);
  const content = toCsv(
    [columns.map((column) => translate(`units.ledger.${column}`)), ...rows],
    columnSeparator(intl.locale),
  );
  return { name, type: 'text/csv;charset=utf-8', content };
}

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

/** `meridian-club-units-2026-11-21`: the day in UTC. `now` is in ms. */
const fileName = (now: number) =>
  [brand.club.toLowerCase().replace(/[^a-z0-9]+/g, '-'), 'units', new Date(now).toISOString().slice(0, 10)].join('-');

/** The name of a line, in the file as on the screen. */
export function lineName({ kind, source, reason }: UnitsTransaction, intl: IntlShape): string {
  const month = kind === 'expired' ? source?.id : null;
  if (!month || !/^\d{4}-\d{2}$/.test(month)) return source?.name ?? reason;
  const isOfTransition = month < firstMonth;
  const shown = intl.formatDate(`${isOfTransition ? firstMonth : month}-01`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return intl.formatMessage(messageOf(isOfTransition ? 'units.ledger.fromBefore' : 'units.ledger.from'), {
    month: shown,
  });
}

/** All Units of earlier months expired together, when the transition to expiring Units ended. */
const firstMonth = '2017-04';
