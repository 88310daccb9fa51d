import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { findAccountByEmail } from '../db/stores/accounts/accountStore';
import { connect, type Database } from '../db/connect';
import { readSpendings, refundSpending } from '../useCases/club/refundSpending';
import { listen, stop } from '../support/ports';
import type { Settings } from '../settings';
import type { Clock } from '../support/clock';
import type { RefundOptions } from './options';

const listed = 10;

/**
 * Refunds a spending, or lists the latest spending; returns the lines to print. Takes the platform's port first,
 * because only one process may open an embedded database. Throws an error with one sentence where the port is in use,
 * the player or spending is unknown, or the database cannot be opened.
 */
export async function giveRefund(
  { player, refund }: RefundOptions,
  { database, port }: Pick<Settings, 'database' | 'port'>,
  clock: Clock,
): Promise<string[]> {
  const leave = 'folder' in database ? await takeEmbedded(database.folder, port) : () => Promise.resolve();
  try {
    const { db, close } = await connect(database);
    try {
      const account = await findAccountByEmail(db, player);
      if (!account) throw new Error(`There is no player with the address ${player}.`);
      return await (refund
        ? refundLines(db, { ...refund, profileId: account.userId }, clock.now())
        : spendingLines(db, account.userId));
    } finally {
      await close();
    }
  } finally {
    await leave();
  }
}

async function takeEmbedded(folder: string, port: number): Promise<() => Promise<void>> {
  if (!existsSync(folder)) throw new Error(`There is no database in the folder ${folder}; set DATABASE_FOLDER.`);
  const server = createServer((_request, response) => response.writeHead(503).end());
  await listen(server, port).catch((error: unknown) => {
    throw new Error(`Port ${port} is in use: stop the platform first, because its database is only for one process.`, {
      cause: error,
    });
  });
  return () => stop(server);
}

async function refundLines(db: Database, request: Parameters<typeof refundSpending>[1], now: Date): Promise<string[]> {
  const { units, name, refundedAt, balance, isNew } = await refundSpending(db, request, now);
  const result = isNew
    ? `Gave ${units} Units back for ${name}.`
    : `Nothing to do: ${units} Units for ${name} were given back on ${refundedAt.toISOString().slice(0, 10)}.`;
  return [result, `The player's balance is ${balance} Units.`];
}

async function spendingLines(db: Database, profileId: string): Promise<string[]> {
  const rows = await readSpendings(db, profileId, listed);
  if (rows.length === 0) return ['The player has spent nothing yet.'];
  return rows.map(({ id, date, units, source, isRefunded }) =>
    [id, date.toISOString().slice(0, 16), `${units} Units`, source.name, isRefunded ? '(refunded)' : '']
      .join('  ')
      .trimEnd(),
  );
}
