import type { Database } from '../db/connect';
import { findAccountByEmail } from '../db/stores/accounts/accountStore';
import { closeReports, readOpenReports } from '../db/stores/players/playerReportStore';
import type { ReportOptions } from './options';

/**
 * Lists the open reports of players, or closes those about a player; returns the lines to print. Throws an error with one
 * sentence where the player is unknown.
 */
export async function handleReports(db: Database, options: ReportOptions, now: Date): Promise<string[]> {
  if ('list' in options) return listReports(db);
  const account = await findAccountByEmail(db, options.close);
  if (!account) throw new Error(`There is no player with the address ${options.close}.`);
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
