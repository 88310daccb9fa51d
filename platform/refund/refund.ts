import { withDatabase, type DatabaseSettings } from '../db/withDatabase';
import { findAccountByEmail } from '../db/stores/accounts/accountStore';
import type { Database } from '../db/connect';
import { readSpendings, refundSpending } from '../useCases/club/refundSpending';
import type { Clock } from '../support/clock';
import type { RefundOptions } from './options';

const listed = 10;

/**
 * Refunds a spending, or lists the latest spending; returns the lines to print. Throws an error with one sentence where
 * the database is in use or cannot be opened, or the player or spending is unknown.
 */
export const giveRefund = (
  { player, refund }: RefundOptions,
  settings: DatabaseSettings,
  clock: Clock,
): Promise<string[]> =>
  withDatabase(settings, async (db) => {
    const account = await findAccountByEmail(db, player);
    if (!account) throw new Error(`There is no player with the address ${player}.`);
    return refund
      ? refundLines(db, { ...refund, profileId: account.userId }, clock.now())
      : spendingLines(db, account.userId);
  });

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
