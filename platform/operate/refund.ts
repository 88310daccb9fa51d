import type { Database } from '../db/database';
import { readArguments, text } from '../support/readArguments';
import { readSpendings, refundSpending } from '../useCases/club/refundSpending';
import { z } from 'zod';
import { findPlayer } from './findPlayer';
import type { OperatorCommand } from './OperatorCommand';

const usage = 'npm run operate -- refund --player <email> [--transaction <id> --reason <text> --yes]';

/** The reason appears in the player's ledger. */
const longestReason = 120;

export const refund: OperatorCommand = {
  summary: "Lists a player's latest spending, or gives one back.",
  usage,
  changes: { transaction: "Gives the Units of one spending back, and writes the reason to the player's ledger." },
  prepare: (args) => {
    const options = { player: text, transaction: text, reason: text };
    const { player, transaction, reason: given = '' } = readArguments(args, options, usage);
    if (!player) throw new Error(`--player is missing; say whose Units they are: ${usage}`);
    if (transaction === undefined) return async (db) => spendingLines(db, (await findPlayer(db, player)).userId);
    if (!z.guid().safeParse(transaction).success)
      throw new Error(`"${transaction}" is no transaction's id; leave it out to see the player's latest spending.`);
    const reason = given.trim();
    if (!reason) throw new Error(`--reason is missing; the player reads it in the ledger: ${usage}`);
    if (reason.length > longestReason) throw new Error(`--reason is longer than ${longestReason} characters.`);
    return async (db, now) => {
      const { userId: profileId } = await findPlayer(db, player);
      return refundLines(db, { profileId, transactionId: transaction.toLowerCase(), reason }, now);
    };
  },
};

const listed = 10;

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
