import type { Database } from '../db/connect';
import { closeReports, readOpenReports } from '../db/stores/players/playerReportStore';
import { readArguments } from '../support/readArguments';
import { findPlayer } from './findPlayer';
import type { OperatorCommand } from './OperatorCommand';

/** What to do with the reports of players: list them, or close those about the player with an e-mail address. */
type ReportOptions = { list: true } | { close: string };

const usage = 'npm run operate -- reports [--player <email> --close]';

function readOptions(args: string[]): ReportOptions {
  const { player, close = false } = readArguments(
    args,
    { player: { type: 'string' }, close: { type: 'boolean' } },
    usage,
  );
  if (player === undefined && !close) return { list: true };
  if (player === undefined) throw new Error(`--player is missing; say who was reported: ${usage}`);
  if (!close) throw new Error(`Say --close: ${usage}`);
  return { close: player };
}

async function handleReports(db: Database, options: ReportOptions, now: Date): Promise<string[]> {
  if ('list' in options) return listReports(db);
  const account = await findPlayer(db, options.close);
  return [`Closed ${await closeReports(db, account.userId, now)} reports about ${account.email}.`];
}

async function listReports(db: Database): Promise<string[]> {
  const rows = await readOpenReports(db);
  if (rows.length === 0) return ['There are no open reports.'];
  return rows.map(({ reportedAt, email, name, reason, note, reporter }) =>
    [reportedAt.toISOString().slice(0, 16), `${name} ${email}`, reason, `by ${reporter}`, printable(note)]
      .filter((part) => part !== '')
      .join('  '),
  );
}

/** A player's words on one line, without characters that would control a terminal. */
const printable = (note: string) => note.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const reports: OperatorCommand = {
  summary: 'Lists the reports of players, or closes those about one player.',
  usage,
  prepare: (args) => {
    const options = readOptions(args);
    return (db, now) => handleReports(db, options, now);
  },
};
