import type { IntlShape } from 'react-intl';
import type { UnitsTransaction } from '../../services/club/types';
import type { ExportFormat } from '../../store/units/ledgerExport/slice';
import { fileName } from './fileName';
import type { DownloadFile } from '../ui/browser/downloadFile';
import { ledgerMessages } from './ledger.messages';
import { lineName } from './lineName';
import { columnSeparator, toCsv } from './spreadsheet';

interface LedgerFileInput {
  format: ExportFormat;
  /** Newest first, as the file has them too. */
  lines: readonly UnitsTransaction[];
  /** Titles of games by space. */
  games: ReadonlyMap<string, string>;
  /** In ms. */
  now: number;
}

const columns = ['dateUtc', 'what', 'kind', 'details', 'game', 'units', 'balance', 'expiresUtc'] as const;

/** The whole ledger as a file: a table for spreadsheets in the reader's language, or all that is known of each line. */
export function ledgerFile({ format, lines, games, now }: LedgerFileInput, intl: IntlShape): DownloadFile {
  const gameOf = (spaceId: string | null) => (spaceId === null ? null : (games.get(spaceId) ?? null));
  const name = `${fileName('units', now)}.${format}`;
  if (format === 'json') {
    const transactions = lines.map((line) => ({ ...line, game: gameOf(line.spaceId) }));
    const content = `${JSON.stringify({ exportedAt: new Date(now).toISOString(), transactions }, null, 2)}\n`;
    return { name, type: 'application/json;charset=utf-8', content };
  }
  const word = (message: (typeof ledgerMessages)[keyof typeof ledgerMessages]) => intl.formatMessage(message);
  const rows = lines.map((line) => [
    spreadsheetMoment(line.date),
    lineName(line, intl),
    word(ledgerMessages[line.kind]),
    line.reason,
    gameOf(line.spaceId) ?? (line.spaceId === null ? word(ledgerMessages.club) : ''),
    line.units,
    line.balanceAfter,
    line.expiresAt === null ? '' : spreadsheetMoment(line.expiresAt),
  ]);
  const content = toCsv([columns.map((column) => word(ledgerMessages[column])), ...rows], columnSeparator(intl.locale));
  return { name, type: 'text/csv;charset=utf-8', content };
}

/** A moment as every spreadsheet knows it, in UTC: `2026-11-30 23:59:59`. */
const spreadsheetMoment = (moment: string) => moment.slice(0, 19).replace('T', ' ');
