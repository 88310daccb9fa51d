import type { IntlShape } from 'react-intl';
import type { UnitsTransaction } from '../../../services/club/transactions';
import { endedDay } from '../../../store/support/lastZone';
import { fileName } from '../fileName';
import type { DownloadFile } from '../../ui/browser/downloadFile';
import { messageOf, type PlainTextId } from '../../ui/text/useTexts';
import { ledgerMessages } from '../Ledger/ledgerMessages';
import { lineName } from '../Ledger/lineName';
import { columnSeparator, toCsv } from './toCsv';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface LedgerFileInput {
  format: ExportFormat;
  /** Newest first. */
  lines: readonly UnitsTransaction[];
  /** Titles of games by space. */
  games: ReadonlyMap<string, string>;
  /** In ms. */
  now: number;
}

const columns = ['date', 'what', 'kind', 'details', 'game', 'units', 'balance', 'expires'] as const;

/** The whole ledger as a file: a translated table for spreadsheets, or every field of each entry as JSON. */
export function ledgerFile({ format, lines, games, now }: LedgerFileInput, intl: IntlShape): DownloadFile {
  const gameOf = (spaceId: string | null) => (spaceId === null ? null : (games.get(spaceId) ?? null));
  const name = `${fileName('units', now)}.${format}`;
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
    translate(ledgerMessages[line.kind]),
    line.reason,
    gameOf(line.spaceId) ?? (line.spaceId === null ? translate('units.ledger.club') : ''),
    line.units,
    line.balanceAfter,
    line.expiresAt === null ? '' : endedDay(line.expiresAt),
  ]);
  const content = toCsv(
    [columns.map((column) => translate(ledgerMessages[column])), ...rows],
    columnSeparator(intl.locale),
  );
  return { name, type: 'text/csv;charset=utf-8', content };
}
