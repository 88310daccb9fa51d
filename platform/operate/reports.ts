import type { Database } from '../db/database';
import { closeReports, readOpenReports } from '../db/stores/players/playerReportStore';
import { readArguments, text } from '../support/readArguments';
import { findPlayer } from './findPlayer';
import type { OperatorCommand } from './OperatorCommand';

const usage = 'npm run operate -- reports [--player <email> --close --yes]';

export const reports: OperatorCommand = {
  summary: 'Lists the reports of players, or closes those about one player.',
  usage,
  changes: { close: 'Closes the open reports about one player.' },
  prepare: (args) => {
    const options = { player: text, close: { type: 'boolean' } } as const;
    const { player, close = false } = readArguments(args, options, usage);
    if (player === undefined && !close) return listReports;
    if (player === undefined) throw new Error(`--player is missing; say who was reported: ${usage}`);
    if (!close) throw new Error(`Say --close: ${usage}`);
    return async (db, now) => {
      const account = await findPlayer(db, player);
      return [`Closed ${await closeReports(db, account.userId, now)} reports about ${account.email}.`];
    };
  },
};

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
